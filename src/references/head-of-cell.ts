import type { ReferenceContext } from './reference.ts';

const fewestCells = 3;

/**
 * Returns the head of a value's column in text of separated cells, such as CSV: the cell above it in the first line.
 * Undefined if the first line has another number of cells than the value's.
 */
export function headOfCell({ before, after }: Pick<ReferenceContext, 'before' | 'after'>): string | undefined {
  const lines = before.split('\n');
  const own = lines.pop() ?? '';
  const [first = ''] = lines;
  const row = own + (after.split('\n')[0] ?? '');
  for (const separator of [',', ';', '\t', '|']) {
    const heads = first.split(separator);
    if (heads.length < fewestCells || row.split(separator).length !== heads.length) continue;
    return heads[own.split(separator).length - 1]?.replaceAll('"', '').trim();
  }
  return undefined;
}
