/** A text that keeps its own direction, so that its signs and brackets stay where they are in a sentence from the right. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
