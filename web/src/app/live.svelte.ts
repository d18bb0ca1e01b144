/** What is said to those who listen to the page instead of looking at it. */
class Live {
  text = $state('');

  /** Says something when there is a pause; the same text is said again, too. */
  announce(text: string): void {
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const live = new Live();

export function announce(text: string): void {
  live.announce(text);
}
