import { expect, test } from './fixtures';
import { leaveTable } from './places';
import { GAMES, handOf } from './games';
import { attack, fasterBots, type Player, type Strategy } from './player';

/** Attacks one player only, and answers nothing. */
const at =
  (victim: number): Strategy =>
  ({ moves }) =>
    moves.find(({ mv, at }) => typeof mv === 'object' && 'play' in mv && at?.length === 1 && at[0] === victim) ??
    'decline';

/** Lets the asked players answer until a condition holds. */
async function playUntil(players: readonly [Player, Strategy][], reached: () => boolean, what: string): Promise<void> {
  const all = players.map(([player]) => player);
  for (let answers = 0; answers < 300; answers += 1) {
    await Promise.race(all.map((player) => player.until(() => all.some((one) => one.asked || one.over), what)));
    if (reached()) return;
    const asked = players.find(([player]) => player.asked);
    if (!asked) throw new Error(`the game was over before: ${what}`);
    const [player, strategy] = asked;
    await player.turn();
    await player.answer(strategy);
  }
  throw new Error(`never happened: ${what}`);
}

test('a link with a key that opens nothing leaves one in the seat one has', async ({ guest }) => {
  const ann = await guest();
  await ann.page.goto('/new');
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  const link = ann.page.url();
  await ann.page.goto('about:blank');
  await ann.page.goto(`${link}#key=garbage`);
  await expect(ann.page.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(ann.page.url()).toBe(link);
});

test('two play each other by link; one reloads in the middle of an answer and goes on', async ({ guest }) => {
  const [ann, ben] = [await guest(), await guest()];
  await fasterBots(ann.page);
  await ann.page.goto('/new');
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'fewer' }).click();
  await ann.page.getByText('easy', { exact: true }).click();
  await ann.page.getByText('no hurry', { exact: true }).click();
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  await expect(ann.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await ann.page.getByLabel('Invite your friends with this link').last().inputValue();
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  expect(await ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('is here');
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([ann, ben].map((player) => player.until(() => player.view !== null, 'the game')));
  const [a, b] = [ann.you ?? -1, ben.you ?? -1];
  expect([a, b]).toEqual([0, 1]);

  const underAttack = () => ben.asked && ben.ask?.kind !== 'action' && ben.view?.turn === a;
  await playUntil(
    [
      [ann, at(b)],
      [ben, at(a)],
    ],
    underAttack,
    'Ann attacks Ben',
  );
  const { id, say } = ben.ask ?? { id: -1, say: null };
  const sentence = await ben.page.locator('.prompt.asked .sentence').innerText();
  await ben.page.reload();
  await ben.until(() => ben.heard.at(-1)?.type === 'welcome' || ben.asked, 'the table again');
  await expect(ben.page.locator('.prompt.asked .sentence')).toHaveText(sentence);
  expect([ben.ask?.id, ben.ask?.say]).toEqual([id, say]);
  await ben.turn();
  await ben.answer(at(a));
  await playUntil(
    [
      [ann, at(b)],
      [ben, at(a)],
    ],
    () => ben.asked && ben.view?.turn === b,
    'a turn of Ben',
  );
  await Promise.all([ann.playToTheEnd(attack), ben.playToTheEnd(attack)]);
  for (const { page } of [ann, ben]) await expect(page.getByRole('dialog', { name: /wins?!/ })).toBeVisible();
});

test('the host changes the options while people wait, and the game begins with them', async ({
  guest,
  table,
  server,
}) => {
  const made = await table({ players: 3 }, false);
  const seated = await server.post<{ token: string }>(`/api/tables/${made.id}/seats`, { name: 'Ben' });
  const [ann, ben] = [await guest(), await guest()];
  await ann.open(made.id, made.token);
  await ben.open(made.id, seated.token);
  await expect(ben.page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Change the options' })).toHaveCount(0);

  await ann.page.getByRole('button', { name: 'Change the options' }).click();
  const form = ann.page.getByRole('dialog', { name: 'Table options' });
  const seats = form.getByRole('group', { name: 'Seats' });
  await seats.getByRole('button', { name: 'fewer' }).click();
  await expect(seats.getByRole('button', { name: 'fewer' })).toBeDisabled();
  await form.getByText('hard', { exact: true }).click();
  await form.getByText('quick', { exact: true }).click();
  await form.getByRole('button', { name: 'Save for everybody' }).click();
  await expect(form).toBeHidden();

  const facts = ben.page.getByRole('region', { name: 'Lunch Money' });
  await expect(facts).toContainText('quick');
  await expect(facts).toContainText('hard');
  await expect(ben.page.getByRole('heading', { name: '2 of 2' })).toBeVisible();
  await expect(ben.page.getByText('has changed the options.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await ben.until(() => ben.view !== null, 'the game');
  expect(ben.info?.options).toMatchObject({ players: 2, pace: 'quick', bots: ['hard'] });
});

test('who loses the network is away, comes back by themselves, and loses nothing they typed', async ({
  guest,
  table,
  server,
}) => {
  const made = await table({ players: 3 }, false);
  const seated = await server.post<{ token: string }>(`/api/tables/${made.id}/seats`, { name: 'Ben' });
  const [ann, ben] = [await guest(), await guest()];
  await ann.open(made.id, made.token);
  await ben.open(made.id, seated.token);
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  const draft = ben.page.getByRole('textbox', { name: 'Say something' });
  await draft.fill('Wait, I have');

  const seen = ann.page.locator('[data-seat="1"]');
  await expect(seen.getByRole('button', { name: /^Ben/ })).not.toHaveAccessibleName(/Away/);
  await ben.page.context().setOffline(true);
  await expect(ben.page.getByText('Connection lost.')).toBeVisible();
  await expect(seen.getByRole('button', { name: /^Ben.*Away/ })).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(ben.page.getByText('Connection lost.')).toBeHidden();
  await expect(seen.getByRole('button', { name: /^Ben/ })).not.toHaveAccessibleName(/Away/);
  await expect(draft).toHaveValue('Wait, I have');
  await draft.pressSequentially(' a plan!');
  await ben.page.reload();
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(draft).toHaveValue('Wait, I have a plan!');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(draft).toHaveValue('');
  await ann.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(ann.page.getByRole('log', { name: 'Chat' }).getByText('Wait, I have a plan!')).toBeVisible();

  // Ann has had enough of the chat.
  await ann.page.getByText('Muted players').click();
  await ann.page.getByRole('checkbox', { name: 'Ben' }).check();
  await expect(ann.page.getByRole('log', { name: 'Chat' })).not.toContainText('plan');
  await ben.page.getByRole('button', { name: 'Ouch!' }).click();
  await expect(ben.page.getByRole('log', { name: 'Chat' })).toContainText('Ouch!');
  await expect(ann.page.getByRole('log', { name: 'Chat' })).not.toContainText('Ouch!');
});

for (const { id, name } of GAMES) {
  test(`${name}: somebody takes over a bot, somebody goes on elsewhere, somebody leaves`, async ({ guest, table }) => {
    const made = await table({ game: id });
    const [ann, cara] = [await guest(), await guest()];
    await ann.open(made.id, made.token);
    // A visitor with the link must choose: to watch, to ask for a bot's seat, or to wait for the next game.
    await cara.page.goto(`/t/${made.id}`);
    await expect(cara.page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
    await expect(cara.page.getByRole('button', { name: 'Play from the next game on' })).toBeVisible();
    await cara.page.getByLabel('Your name').fill('Cara');
    const bot = ann.info?.seats[2]?.name ?? '';
    await cara.page.getByRole('button', { name: `Ask to take over from ${bot}` }).click();
    await expect(cara.page.getByText('Until they have agreed, you do not see the game.')).toBeVisible();
    await expect(cara.page.locator('[data-hand]')).toHaveCount(0);
    expect(cara.view, 'nothing of the game before the table has agreed').toBeNull();
    const asked = ann.page.locator('[data-proposal="seat"]');
    await expect(asked).toContainText(`Cara would like to take over from the bot ${bot}.`);
    await expect(async () => {
      if (await ann.page.locator('dialog[open]').count()) await ann.page.keyboard.press('Escape');
      await asked.getByRole('button', { name: 'Agree' }).click({ timeout: 1000 });
    }).toPass();
    await expect(cara.page.locator('[data-hand] button')).not.toHaveCount(0);
    await expect(ann.page.locator('[data-seat="2"]')).toContainText('Cara');

    // A question with a dialog of its own can wait.
    for (const { page } of [ann, cara])
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await ann.page.getByRole('button', { name: 'Invite' }).click();
    await ann.page.getByText('Continue on another device').click();
    const secret = await ann.page.getByLabel('This link is your seat. Keep it to yourself.').inputValue();
    const phone = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.page.goto(secret);
    await phone.until(() => phone.view !== null, 'the table');
    expect(phone.you).toBe(0);
    await expect(phone.page.locator('[data-hand] button').first()).toBeVisible();
    expect(await handOf(phone.page)).toEqual(await handOf(ann.page));
    await ann.page.keyboard.press('Escape');
    expect(phone.page.url(), 'the secret does not stay in the address').not.toContain('key');

    await leaveTable(cara.page);
    await expect(cara.page.getByText('You are watching.')).toBeVisible();
    await expect(cara.page.locator('[data-hand]')).toHaveCount(0);
    await ann.until(() => ann.info?.seats[2]?.who === 'bot', 'a bot in place of Cara');
    await ann.page.locator('button[data-seat="2"], [data-seat="2"] button').click();
    await expect(ann.page.getByRole('dialog').getByText('Bot (')).toBeVisible();
    await ann.page.keyboard.press('Escape');

    // A player who left may come back without asking anybody.
    await cara.page.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(cara.page.locator('[data-hand] button')).not.toHaveCount(0);
    await ann.until(() => ann.info?.seats[2]?.who === 'person', 'Cara is back');
    expect(ann.info?.proposals ?? []).toEqual([]);
  });
}

test('a rematch needs the host or most of the people; a no and a watcher wait for the next game', async ({
  guest,
  table,
  server,
}) => {
  const made = await table({ players: 4, bots: ['random'] }, false);
  const [ann, ben, dan] = [await guest(), await guest(), await guest()];
  await ann.open(made.id, made.token);
  const { token } = await server.post<{ token: string }>(`/api/tables/${made.id}/seats`, { name: 'Ben' });
  await ben.open(made.id, token);
  // A guest proposes; the host agrees.
  await ben.page.getByRole('button', { name: 'Start' }).click();
  await expect(ann.page.locator('[data-proposal="start"]')).toContainText('Ben would like to start.');
  expect(ann.info?.stage).toBe('waiting');
  await ann.page.getByRole('button', { name: 'Agree' }).click();
  await ann.until(() => ann.info?.stage === 'playing', 'the game');

  // A spectator plays from the next game on.
  await dan.open(made.id);
  await dan.page.getByRole('button', { name: 'Play from the next game on' }).click();
  const dialog = dan.page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Dan');
  await dialog.getByRole('button', { name: 'Play from the next game on' }).click();
  await expect(dan.page.getByText('You play from the next game on.')).toBeVisible();
  expect(ann.info?.coming).toEqual(['Dan']);

  await playUntil(
    [
      [ann, attack],
      [ben, attack],
    ],
    () => ann.over || ben.over,
    'the end',
  );
  await ann.until(() => ann.over, 'the end');
  await ben.until(() => ben.over, 'the end');
  // The last blow is seen before the result covers it.
  await expect(ben.page.getByRole('dialog')).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await ben.page.locator('.prompt').getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.page.getByRole('dialog').locator('[data-proposal="rematch"]')).toContainText(
    'Ben would like another game.',
  );
  expect(ann.info?.number).toBe(1);
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await ann.until(() => ann.info?.number === 2 && ann.info.stage === 'playing', 'the rematch');
  await dan.until(() => dan.you !== null, 'a seat for Dan');
  expect(ann.info?.seats[dan.you ?? -1]?.name).toBe('Dan');
});

test('an answer that waits for the others can be taken back', async ({ guest, table, server }) => {
  // Every window takes its full time here, so Ben may change his answer until it closes.
  const made = await table({ players: 3, strict: true, pace: 'relaxed' }, false);
  const [ann, ben, cara] = [await guest(), await guest(), await guest()];
  await ann.open(made.id, made.token);
  for (const [player, name] of [
    [ben, 'Ben'],
    [cara, 'Cara'],
  ] as const) {
    const { token } = await server.post<{ token: string }>(`/api/tables/${made.id}/seats`, { name });
    await player.open(made.id, token);
  }
  await ann.page.getByRole('button', { name: 'Start' }).click();
  const benAsked = () => ben.asked && ben.view?.turn === ann.you;
  await playUntil(
    [
      [ann, at(1)],
      [ben, () => 'decline'],
      [cara, () => 'decline'],
    ],
    benAsked,
    'Ann attacks Ben',
  );
  await ben.turn();
  const decline = ben.page.locator('.prompt.asked .decline button');
  await decline.click();
  await expect(ben.prompt).toContainText('Your answer:');
  await ben.page.getByRole('button', { name: 'Undo' }).click();
  await expect(decline).toBeVisible();
  await ben.page.keyboard.press('t');
  await expect(ben.prompt).toContainText('Your answer:');
  await ben.page.keyboard.press('z');
  await expect(decline).toBeVisible();
});
