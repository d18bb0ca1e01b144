/**
 * Capitalises a message. Messages that are parts of sentences begin in lower case; one that stands alone begins with
 * a capital.
 */
export function large(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
