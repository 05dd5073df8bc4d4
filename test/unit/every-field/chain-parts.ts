import { type Field, type FieldLine, readTable, toFields } from './field.ts';

type ChainPart = { name: string; chainId: number; part: Record<string, unknown>; fields: Field[] };

/** Fields that single chains and newer servers add to a transaction, and where each is shown. */
export const chainParts: ChainPart[] = readTable<(Omit<ChainPart, 'fields'> & { lines: FieldLine[] })[]>(
  'chain-parts.json',
).map(({ lines, ...part }) => ({ ...part, fields: toFields('transaction', '', lines) }));
