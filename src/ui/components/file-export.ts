import { cleanText } from '../../format/clean-text.ts';
import { type Cell, toCsvLine } from '../../format/csv.ts';

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

// Half a frame at 60 a second: the rest is for whatever the person does meanwhile.
const sliceMs = 8;

/**
 * Goes through what is made piece by piece, for a long work that must not freeze the page: after each few milliseconds
 * the browser gets its turn. Ends between two pieces when the signal ends.
 */
export async function inSlices<T>(
  pieces: Iterable<T>,
  { take, signal }: { take: (piece: T) => void; signal: AbortSignal },
): Promise<void> {
  let until = performance.now() + sliceMs;
  for (const piece of pieces) {
    if (signal.aborted) return;
    take(piece);
    if (performance.now() < until) continue;
    await new Promise((done) => setTimeout(done));
    until = performance.now() + sliceMs;
  }
}

// A browser reads what is saved for a while after the press; a page that closes gives it back anyway.
const keptMs = 60_000;

/** Hands a file to the browser's downloads, as one of this page's own: nothing of it is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** The forms in which a list can be saved. */
export type FileForm = 'csv' | 'json';

/** A list as it is exported: names and columns are the same in every language, for scripts read them. */
type TableExport<Column extends string> = {
  /** It is invented: the file's name and each row's first column say so. */
  isSample: boolean;
  /** What the file is called, word by word. */
  fileName: readonly string[];
  /** What the list is of, and how much of it is there. */
  head: { [name: string]: string | number | boolean | null };
  /** What its rows are called in JSON. */
  rowsName: string;
  columns: readonly Column[];
  /** Columns of numbers; what has more digits than a number can hold is given as text of decimal digits. */
  numbers: readonly Column[];
  rows: Iterable<{ [column in Column]: string | number | null }>;
};

// More than any hash or number has.
const longestCell = 200;

/**
 * A list as a file, made row by row, its texts without what nobody sees. CSV begins with lines that start with "#" and say what it is of; in JSON whatever
 * was given as text stays text.
 */
export function toTableFile<Column extends string>(table: TableExport<Column>, form: FileForm): TextFile {
  const { isSample } = table;
  const [own = '', ...words] = table.fileName;
  return {
    name: toFileName(isSample ? [own, 'sample', ...words] : table.fileName, form),
    type: form === 'csv' ? 'text/csv;charset=utf-8' : 'application/json',
    pieces: form === 'csv' ? toCsv(table) : toJson(table),
  };
}

function* toCsv<Column extends string>({
  isSample,
  head,
  columns,
  numbers,
  rows,
}: TableExport<Column>): Iterable<string> {
  for (const [name, value] of Object.entries(head)) yield toCsvLine([`# ${name}: ${value ?? ''}`]);
  yield toCsvLine([...(isSample ? ['source'] : []), ...columns]);
  for (const row of rows) {
    const cells = columns.map((column): Cell => {
      const value = row[column];
      if (value === null) return null;
      const text = cleanText(String(value), longestCell);
      return numbers.includes(column) ? { number: text } : text;
    });
    yield toCsvLine([...(isSample ? ['sample'] : []), ...cells]);
  }
}

function* toJson<Column extends string>({ isSample, head, rowsName, rows }: TableExport<Column>): Iterable<string> {
  // The head's own closing brace comes after the rows.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  ${JSON.stringify(rowsName)}: [`;
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? cleanText(value, longestCell) : value);
  let between = '\n';
  for (const row of rows) {
    yield `${between}    ${JSON.stringify(isSample ? { source: 'sample', ...row } : row, clean)}`;
    between = ',\n';
  }
  yield '\n  ]\n}\n';
}
