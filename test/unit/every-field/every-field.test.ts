import { describe, expect, test } from 'vitest';
import { sizes } from '../../size.ts';
import { hash } from './asked.ts';
import { chainParts } from './chain-parts.ts';
import type { Field } from './field.ts';
import { balanceFields, change } from './full-balance.ts';
import { transaction, transactionFields } from './full-transaction.ts';
import { listedTransferFields, transfer, transferFields } from './full-transfer.ts';
import {
  allTexts,
  type Read,
  readAddressCard,
  readInstanceCard,
  readTransactionCard,
  textAt,
  without,
} from './read-cards.ts';

const least = { hash, from: { hash: `0x${'1'.repeat(40)}` }, value: '0' };
const senseless = /\b(?:null|undefined|NaN|Infinity)\b|\[object|\{"|Invalid Date/;

type Answer = { name: string; body: Record<string, unknown>; read: (body: unknown) => Promise<Read>; fields: Field[] };

const answers: Answer[] = [
  {
    name: 'a transaction',
    body: transaction,
    read: (answer) => readTransactionCard(answer),
    fields: transactionFields,
  },
  {
    name: 'a transfer of an NFT',
    body: { items: [transfer], next_page_params: null },
    read: (answer) => readInstanceCard(answer),
    fields: [...listedTransferFields, ...transferFields('items[]')],
  },
  {
    name: 'a balance change',
    body: { items: [change], next_page_params: null },
    read: readAddressCard,
    fields: balanceFields,
  },
  ...chainParts.map(({ name, chainId, part, fields }) => ({
    name: `a transaction of ${name}`,
    body: { ...least, ...part },
    read: (body: unknown) => readTransactionCard(body, { chainId }),
    fields,
  })),
];

describe.for(answers)('$name', ({ body, read, fields }) => {
  const full = readContent(body, read);
  const ways = ['null', 'absent', 'null', 'absent'] as const;
  const shown = fields
    .filter(({ place }) => place !== 'popup')
    .map((field, at) => ({ ...field, lacks: ways.slice(at % 2).slice(0, sizes.lacksPerField) }));

  test.for(shown)('$path is read in $place: $label', async ({ path, place, label, text, lacks }) => {
    expect(textAt(await full, place, label)).toContain(text);

    for (const how of lacks) {
      const less = await read(without(body, path, how));
      if ('failure' in less) expect(['senseless-answer', 'other-answer']).toContain(less.failure.kind);
      else expect(textAt(less.content, place, label) ?? '', `${path} is ${how}`).not.toContain(text);
      expect(allTexts(less).filter((one) => senseless.test(one))).toEqual([]);
    }
  });

  test('no text of it is an unformatted value', async () => {
    expect(allTexts(await full).filter((text) => senseless.test(text))).toEqual([]);
  });

  test('no link, markup or picture of it comes through', async () => {
    // Leaves out the links that we build ourselves, from the chain and the hash only.
    const { explorer: _, copies: __, ...others } = await full;

    expect(allTexts(others).filter((text) => /:\/\/|evil\.example|<svg/.test(text))).toEqual([]);
  });
});

async function readContent(body: unknown, read: (body: unknown) => Promise<Read>) {
  const result = await read(body);
  if ('failure' in result) throw new Error(`The full answer failed: ${JSON.stringify(result.failure)}`);
  return result.content;
}
