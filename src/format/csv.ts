/** A cell: text, a number in decimal digits, or nothing. */
export type Cell = string | { number: string } | null;

// What a spreadsheet runs as a formula, with full-width signs and after white space, too; also a leading tab or line
// break. A text that already has apostrophes in front gets one more: otherwise `readText` would remove its own.
const opensFormula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One line of a CSV file (RFC 4180), with its line break. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe. Numbers are written as they are, even negative ones: a minus and digits are not a formula. A `number`
 * that is not one is written as text.
 */
export function toCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** The original text of a cell that `toCsvLine` wrote. Takes the cell with its quoting already undone. */
export function readText(cell: string): string {
  return cell.startsWith("'") && opensFormula.test(cell) ? cell.slice(1) : cell;
}

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return plainNumber.test(cell.number) ? cell.number : toCell(cell.number);
  const text = opensFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
