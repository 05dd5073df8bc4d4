import Papa from 'papaparse';
import { decimalSign } from './format-amount.ts';

/** A cell: text, a number in decimal digits, or nothing. */
export type Cell = string | { number: string } | null;

/**
 * How a table is written. `csv` is for programs: commas between cells, and a decimal point. `spreadsheet` is for a
 * spreadsheet in the user's language: with the user's decimal sign, a separator that differs from it, and numbers of
 * more than 15 digits as text, because a spreadsheet would round them.
 */
export type CsvForm = 'csv' | 'spreadsheet';

/** The start of every CSV file. Without this byte order mark, spreadsheets assume a legacy encoding. */
export const csvStart = '\ufeff';

// Spreadsheets run text as a formula if it starts with one of these signs, also full-width, and also after white space,
// quotes or apostrophes. No part of a line may start like that, whichever separator a program uses, and no cell may
// start with a tab or a line break.
const formula = String.raw`['"\p{Zs}\v\f]*[=+\-@＝＋－＠]`;
const partStart = String.raw`(?<=^|[,;|\t\r\n])`;
const opensFormula = new RegExp(String.raw`${partStart}(?=${formula})|^(?='*[\t\r\n])`, 'gu');
const isDisarmed = new RegExp(String.raw`${partStart}'(?=${formula})|^'(?='*[\t\r\n])`, 'gu');
const plainNumber = /^-?\d+(?:\.\d+)?$/;
// In either form, and if it is long as text.
const writtenNumber = /^'?-?\d+(?:[.,]\d+)?$/;
const mostExactDigits = 15;

/**
 * One line of a CSV file (RFC 4180), with its line break. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front, which `readCsv` takes away again. Numbers are written as they are, even negative ones: a minus
 * and digits are not a formula. A `number` that is not one is written as text.
 */
export function toCsvLine(cells: readonly Cell[], form: CsvForm = 'csv'): string {
  const hasComma = form === 'spreadsheet' && decimalSign() === ',';
  const line = Papa.unparse([cells.map((cell) => toCell(cell, { form, sign: hasComma ? ',' : '.' }))], {
    delimiter: hasComma ? ';' : ',',
    // Also quoted for programs that part lines elsewhere.
    quotes: (cell: unknown) => /[",;|\t\r\n]|^\s|\s$/.test(String(cell)) && !writtenNumber.test(String(cell)),
  });
  return `${line}\r\n`;
}

function toCell(cell: Cell, { form, sign }: { form: CsvForm; sign: '.' | ',' }): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.replace(opensFormula, "'");
  const { number } = cell;
  if (!plainNumber.test(number)) return toCell(number, { form, sign });
  const written = number.replace('.', sign);
  const isLong = form === 'spreadsheet' && number.replace(/\D/g, '').length > mostExactDigits;
  return isLong ? `'${written}` : written;
}

/** One line of a table that was read. `row` is its number as a spreadsheet shows it, from 1. */
export type CsvRow = { row: number; cells: string[] };

const separators = [',', ';', '\t', '|'];

/**
 * Reads the lines of a CSV file, without blank ones. A first line "sep=;" names the separator, as spreadsheets write it;
 * otherwise it is the one with which a cell of the first line that is not blank `isColumn`. Reads no further than `most`
 * lines. Null if a quote is not closed in its line, or never.
 */
export function readCsv(
  text: string,
  { isColumn, most = Number.POSITIVE_INFINITY }: { isColumn: (cell: string) => boolean; most?: number },
): CsvRow[] | null {
  const [first = '', named] = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const written = text.slice(first.length).replace(/\r\n?/g, '\n');
  // Some programs write a space before each quoted cell.
  const isSpaced = /^.*[,;\t|] +"/.test(written.trimStart());
  const table = isSpaced ? written.replace(/(?<=[,;\t|]) +(?=")/g, '') : written;
  const delimiter = named ?? separators.find((one) => readHead(table, one).some(isColumn)) ?? ',';
  const rows: CsvRow[] = [];
  let row = 0;
  let isBroken = false;
  Papa.parse<string[]>(table, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }, parser) => {
      row += 1;
      isBroken ||= errors.some(({ code }) => code === 'MissingQuotes') || (errors.length > 0 && data.some(hasRunOn));
      if (data.every((cell) => cell.trim() === '')) return;
      rows.push({ row, cells: data.map((cell) => cell.replace(isDisarmed, '')) });
      if (rows.length >= most) parser.abort();
    },
  });
  return isBroken ? null : rows;
}

// A quote that does not end its cell takes the lines below into it.
function hasRunOn(cell: string): boolean {
  return cell.slice(0, Math.max(cell.indexOf('\n'), 0)).includes('"');
}

function readHead(table: string, delimiter: string): string[] {
  const [head = []] = Papa.parse<string[]>(table.replace(/^\s*\n/, ''), { delimiter, newline: '\n', preview: 1 }).data;
  return head;
}

// The usual encodings of spreadsheets by language, after the table of the HTML standard.
const encodings: { [encoding: string]: string } = {
  shift_jis: 'ja',
  gb18030: 'zh',
  big5: 'zh-tw zh-hk zh-mo zh-hant',
  'euc-kr': 'ko',
  'windows-874': 'th',
  'windows-1250': 'bs cs hr hu pl ro sk sl sq',
  'windows-1251': 'be bg kk ky mk mn ru sr tg tt uk',
  'windows-1253': 'el',
  'windows-1254': 'az ku tr uz',
  'windows-1255': 'he yi',
  'windows-1256': 'ar fa ur',
  'windows-1257': 'et lt lv',
  'windows-1258': 'vi',
};

/**
 * Decodes a text file: UTF-8, UTF-16 with its mark, else the usual encoding of a language (a BCP 47 tag), which is
 * `guessed`. Null if the bytes are no text.
 */
export function decodeText(bytes: ArrayBuffer, language: string): { text: string; guessed: string | null } | null {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const known = decode(bytes, marked ?? 'utf-8');
  const guessed = known === null && marked === null ? usualEncoding(language) : null;
  const text = guessed === null ? known : decode(bytes, guessed);
  return text === null || text.includes('\0') ? null : { text, guessed };
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function usualEncoding(language: string): string {
  const tag = language.toLowerCase();
  const uses = (tags: string, wanted: string) => tags.split(' ').includes(wanted);
  const find = (wanted: string) => Object.entries(encodings).find(([, tags]) => uses(tags, wanted))?.[0];
  return find(tag) ?? find(tag.split('-').slice(0, 2).join('-')) ?? find(tag.split('-')[0] ?? '') ?? 'windows-1252';
}
