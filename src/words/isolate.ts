/** A text that keeps its own direction, so that its signs and brackets stay where they are in a sentence from the right. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A text that was cut out of another, without the marks of an isolation that begins or ends outside of it. */
export function withoutHalves(text: string): string {
  const characters = [...text];
  const open: number[] = [];
  for (const [at, character] of characters.entries()) {
    if (character === '\u2068') open.push(at);
    else if (character === '\u2069' && open.pop() === undefined) characters[at] = '';
  }
  for (const at of open) characters[at] = '';
  return characters.join('');
}
