/** Pairs each row with its name for a title with `%s`, because Vitest cuts `$name` to 40 characters. */
export function named<Row extends { name: string }>(rows: Row[]): [name: string, row: Row][] {
  return rows.map((row) => [row.name, row]);
}
