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

/** What a message is given, as a text with its own direction. */
export function isolateGiven(value: unknown): unknown {
  return isText(value) ? isolate(value) : value;
}

// Not what is isolated already, so that nothing grows at each step of a sentence made of others; nor what stands for an
// element, which keeps its own direction.
function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '' && !isHole(given) && !/^\u2068[^\u2068\u2069]*\u2069$/.test(given);
}

// No text that is fit to be shown holds it.
const mark = '\u0000';

/** True for what a message is given in place of a text that is put into it afterwards. */
function isHole(given: string): boolean {
  return given.startsWith(mark);
}

/**
 * What a message says around so many holes, in any order it likes: its texts, and for each hole its number, from 0.
 * Empty texts are left out.
 */
export function sayWithHoles(say: (...holes: string[]) => string, count: number): (string | number)[] {
  const holes = Array.from({ length: count }, (_, at) => `${mark}${at}${mark}`);
  return say(...holes)
    .split(mark)
    .map((piece, at) => (at % 2 === 0 ? piece : Number(piece)))
    .filter((piece) => piece !== '');
}

/** A message with elements where it has texts: `say` is given a text for the place of each, in any order it likes. */
export function withElements<T>(say: (...places: string[]) => string, ...elements: T[]): (string | T)[] {
  return sayWithHoles(say, elements.length).map((piece) =>
    typeof piece === 'string' ? piece : (elements[piece] as T),
  );
}
