/** Each row behind its name, for a title of `%s`: of `$name` vitest shows no more than 40 characters. */
export function named<Row extends { name: string }>(rows: Row[]): [name: string, row: Row][] {
  return rows.map((row) => [row.name, row]);
}
