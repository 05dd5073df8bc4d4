import { cleanText } from '../../format/clean-text.ts';
import { type Cell, type CsvForm, csvStart, toCsvLine } from '../../format/csv.ts';

/** A file to save: its name, media type, and text in pieces that are generated only while it is written. */
export type TextFile = { name: string; type: string; pieces: Iterable<string> };

// Text is collected into blobs of this size, which the browser may move to disk. Small ones would stay separate.
const partChars = 1 << 18;

/**
 * Writes a file of any length without freezing the page, and saves it to the browser's downloads. Returns its size in
 * bytes; null if the signal was aborted first, in which case nothing is saved. Rejects if the browser has no room for
 * it.
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

// File systems allow 255. Less would cut the ends, in which files about one address or NFT differ.
const mostNameBytes = 200;

/** Makes a file name from words: letters and digits of any language, dots and dashes, nothing that a disk refuses. */
export function toFileName(words: readonly string[], ending: 'csv' | 'json' | 'png' | 'svg'): string {
  const clean = words.map((word) => word.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-').replace(/^[-.]+|[-.]+$/g, ''));
  const name = clean.filter((word) => word !== '').join('-');
  const bytes = new TextEncoder().encode(name).slice(0, mostNameBytes);
  // As in a stream, a letter that was cut in two is left out.
  return `${new TextDecoder().decode(bytes, { stream: true })}.${ending}`;
}

// Half a frame at 60 fps: the rest is left for the user's input.
const sliceMs = 8;

/**
 * Takes pieces one by one, for long work that must not freeze the page: yields to the browser every few milliseconds.
 * Stops between two pieces if the signal is aborted.
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

// The browser reads the object URL for a while after the click. Closing the page revokes it anyway.
const keptMs = 60_000;

/** Saves content as a download from an object URL of this page: nothing is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** The formats in which a list can be saved. */
export type FileForm = CsvForm | 'json';

/** A list to export. Names and columns are the same in every language, because scripts read them. */
type TableExport<Column extends string> = {
  /** Sample data: the file name and the first column of each row say so. */
  isSample: boolean;
  /** The file name in words. */
  fileName: readonly string[];
  /** The subject of the list, and how much of it is included. */
  head: { [name: string]: string | number | boolean | null };
  /** The name of the rows in JSON. */
  rowsName: string;
  columns: readonly Column[];
  /** The numeric columns. Values with more digits than a number can hold are strings of decimal digits. */
  numbers: readonly Column[];
  rows: Iterable<{ [column in Column]: string | number | null }>;
};

/** Longer texts are cut in a file, which ends them with "…". Longer than any hash or number. */
export const longestCell = 300;

/**
 * A list as a file, generated row by row, without invisible characters in its texts. CSV ends with lines that start
 * with "#" and hold the `head`, as programs expect the columns' names first; in JSON, values given as text stay text.
 */
export function toTableFile<Column extends string>(table: TableExport<Column>, form: FileForm): TextFile {
  const { isSample } = table;
  const [own = '', ...words] = table.fileName;
  const name = isSample ? [own, 'sample', ...words] : table.fileName;
  if (form === 'json') return { name: toFileName(name, form), type: 'application/json', pieces: toJson(table) };
  return {
    name: toFileName(form === 'spreadsheet' ? [...name, form] : name, 'csv'),
    type: 'text/csv;charset=utf-8',
    pieces: toCsv(table, form),
  };
}

function* toCsv<Column extends string>(
  { isSample, head, columns, numbers, rows }: TableExport<Column>,
  form: CsvForm,
): Iterable<string> {
  yield csvStart + toCsvLine([...(isSample ? ['source'] : []), ...columns], form);
  for (const row of rows) {
    const cells = columns.map((column): Cell => {
      const value = row[column];
      if (value === null) return null;
      const text = cleanText(String(value), longestCell);
      return numbers.includes(column) ? { number: text } : text;
    });
    yield toCsvLine([...(isSample ? ['sample'] : []), ...cells], form);
  }
  for (const [name, value] of Object.entries(head)) yield toCsvLine([`# ${name}: ${value ?? ''}`], form);
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
