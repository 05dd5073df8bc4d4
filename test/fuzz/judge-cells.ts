const opensFormula = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns a sentence for each CSV cell that a spreadsheet would run as a formula, and for each row whose number of
 * cells differs from the first row's.
 */
export function judgeCells(rows: string[][]): string[] {
  const [first = []] = rows;
  const broken = rows.filter((row) => row.length !== first.length).map((row) => `a row of ${row.length} cells`);
  const cells = rows.flat().filter((cell) => opensFormula.test(cell) && !plainNumber.test(cell));
  return [...broken, ...cells.map((cell) => `a cell that runs: ${JSON.stringify(cell.slice(0, 80))}`)];
}
