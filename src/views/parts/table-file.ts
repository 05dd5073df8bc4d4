import { cleanText } from '../../format/clean-text.ts';
import { type Cell, toCsvLine } from '../../format/csv.ts';
import { type TextFile, toFileName } from './download.ts';

/** The forms in which a list can be saved. */
export type FileForm = 'csv' | 'json';

/** A list as it is exported: names and columns are the same in every language, for scripts read them. */
type TableExport<Column extends string> = {
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
  return {
    name: toFileName(table.fileName, form),
    type: form === 'csv' ? 'text/csv;charset=utf-8' : 'application/json',
    pieces: form === 'csv' ? toCsv(table) : toJson(table),
  };
}

function* toCsv<Column extends string>({ head, columns, numbers, rows }: TableExport<Column>): Iterable<string> {
  for (const [name, value] of Object.entries(head)) yield toCsvLine([`# ${name}: ${value ?? ''}`]);
  yield toCsvLine(columns);
  for (const row of rows) {
    yield toCsvLine(
      columns.map((column): Cell => {
        const value = row[column];
        if (value === null) return null;
        const text = cleanText(String(value), longestCell);
        return numbers.includes(column) ? { number: text } : text;
      }),
    );
  }
}

function* toJson<Column extends string>({ head, rowsName, rows }: TableExport<Column>): Iterable<string> {
  // The head's own closing brace comes after the rows.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  ${JSON.stringify(rowsName)}: [`;
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? cleanText(value, longestCell) : value);
  let between = '\n';
  for (const row of rows) {
    yield `${between}    ${JSON.stringify(row, clean)}`;
    between = ',\n';
  }
  yield '\n  ]\n}\n';
}
