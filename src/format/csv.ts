/** A cell: text, a number in decimal digits, or nothing. */
export type Cell = string | { number: string } | null;

// What a spreadsheet takes for a formula, also written wide; a tab or a line break may stand before it. Where apostrophes
// of its own stand before that, one more is needed, or reading would take away what was not put there.
const opensFormula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One line of a CSV file (RFC 4180), with its line break. Text that a spreadsheet would run as a formula gets an
 * apostrophe before it. A number is written as it is, also a negative one: digits with a minus are no formula. What is
 * given as a number and is none is written as text.
 */
export function toCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** A text as it was before `toCsvLine` wrote it. Takes what stands between the commas, its quotes taken off. */
export function readText(cell: string): string {
  return cell.startsWith("'") && opensFormula.test(cell) ? cell.slice(1) : cell;
}

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return plainNumber.test(cell.number) ? cell.number : toCell(cell.number);
  const text = opensFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
