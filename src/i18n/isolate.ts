/** Wraps a text so that its own direction, signs and brackets stay as they are in a right-to-left sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Returns a part of a text without the isolation marks whose counterpart was cut off. */
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

/** Isolates a message's value if it is a text that needs it; returns any other value unchanged. */
export function isolateGiven(value: unknown): unknown {
  return isText(value) ? isolate(value) : value;
}

// False for a text that is already isolated, so that nested sentences do not collect marks, and for a placeholder of an
// element, which keeps its own direction.
function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '' && !isHole(given) && !/^\u2068[^\u2068\u2069]*\u2069$/.test(given);
}

// Does not occur in any text that may be shown.
const mark = '\u0000';

/** True for a placeholder, which is replaced after the message has been formatted. */
function isHole(given: string): boolean {
  return given.startsWith(mark);
}

/**
 * Formats a message with `count` placeholders, which it may use in any order. Returns its texts, and for each
 * placeholder its index from 0. Empty texts are left out.
 */
export function sayWithHoles(say: (...holes: string[]) => string, count: number): (string | number)[] {
  const holes = Array.from({ length: count }, (_, at) => `${mark}${at}${mark}`);
  return say(...holes)
    .split(mark)
    .map((piece, at) => (at % 2 === 0 ? piece : Number(piece)))
    .filter((piece) => piece !== '');
}

/** Returns a message's parts with elements as values: `say` gets one placeholder for each, to use in any order. */
export function withElements<T>(say: (...places: string[]) => string, ...elements: T[]): (string | T)[] {
  return sayWithHoles(say, elements.length).map((piece) =>
    typeof piece === 'string' ? piece : (elements[piece] as T),
  );
}
