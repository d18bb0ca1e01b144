/** Announcements for people who listen to the page. */
class Live {
  text = $state('');

  /** Announces a text at the next pause, even if it is the same as before. */
  announce(text: string): void {
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const live = new Live();

export function announce(text: string): void {
  live.announce(text);
}
