import { inSlices } from './in-slices.ts';
import { saveFile } from './save-file.ts';

/** A file to be saved: its name, its media type, and its text piece by piece, made only as it is written. */
export type TextFile = { name: string; type: string; pieces: Iterable<string> };

// A piece of a file that the browser may put on the disk: many small ones would be kept as they are.
const partChars = 1 << 18;

/**
 * Writes a file of any length without freezing the page, and has the browser save it where its downloads go. Gives how
 * many bytes it has; null when the signal ended first, and then nothing is saved. Rejects where the browser has no
 * room for it.
 */
export async function download(file: TextFile, signal: AbortSignal): Promise<number | null> {
  const parts: Blob[] = [];
  let text = '';
  await inSlices(file.pieces, {
    signal,
    take: (piece) => {
      text += piece;
      if (text.length < partChars) return;
      parts.push(new Blob([text]));
      text = '';
    },
  });
  if (signal.aborted) return null;
  const blob = new Blob([...parts, text], { type: file.type });
  saveFile(file.name, blob);
  return blob.size;
}

/** A file's name out of words: letters, digits, dots and dashes of every language, nothing that a disk refuses. */
export function toFileName(words: readonly string[], ending: 'csv' | 'json'): string {
  const clean = words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-').replace(/^[-.]+|[-.]+$/g, ''));
  const name = clean.filter((word) => word !== '').join('-');
  // Disks take 255 bytes, and letters of most languages need three each.
  return `${[...name].slice(0, 80).join('')}.${ending}`;
}
