const opensFormula = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** The cells of a CSV file, a line each, that a spreadsheet would run; and rows that have not as many cells as the others. */
export function judgeCells(rows: string[][]): string[] {
  const [first = []] = rows;
  const broken = rows.filter((row) => row.length !== first.length).map((row) => `a row of ${row.length} cells`);
  const cells = rows.flat().filter((cell) => opensFormula.test(cell) && !plainNumber.test(cell));
  return [...broken, ...cells.map((cell) => `a cell that runs: ${JSON.stringify(cell.slice(0, 80))}`)];
}
