// No text that is fit to be shown holds it.
const mark = '\u0000';

/** True for what a message is given in place of a text that is put into it afterwards. */
export function isHole(given: string): boolean {
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
