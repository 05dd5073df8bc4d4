import { type AbiFunction, encodeFunctionData, parseAbiItem, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { Json } from '../../../src/models/json.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { ofTransaction } from './build-models.ts';
import cases from './permissions-by-name.json' with { type: 'json' };
import * as c from './sentences/cast.ts';
import { toAddress, toArgument } from './sentences/read-cases.ts';

// Transfers between others, from which the card learns about the tokens.
const tokenTransfers = [c.usd(1), c.amount(c.weth, 1)].map((moved) => c.between(c.other, c.pool, moved));

/** Known "with names" of a verified contract, "with types" by a known selector, or "with its name only". */
type Call = { signature: string; args: unknown[]; known: string; to?: string };

/** A call as the explorer reports it. */
function callOf({ signature, args: told, known, to = 'manager' }: Call): Partial<Transaction> {
  const args = told.map(toArgument);
  const item = parseAbiItem(`function ${signature}`) as AbiFunction;
  const rawInput = encodeFunctionData({ abi: [item], functionName: item.name, args } as never);
  const call = c.call(toAddress(to), item.name, [], { rawInput });
  if (known === 'with its name only') return call;
  const parameters = item.inputs.map(({ name = '', type }, at) => ({
    name: known === 'with names' ? name : '',
    type,
    value: (typeof args[at] === 'bigint' ? String(args[at]) : (args[at] ?? null)) as Json,
  }));
  const methodId = toFunctionSelector(item).slice(2);
  return { ...call, tokenTransfers, decodedInput: { methodCall: signature, methodId, parameters } };
}

const sentenceOf = (transaction: Partial<Transaction>) => textOf(ofTransaction(transaction).headline.parts);
const permissions: (Call & { says: string })[] = cases.permissions;
const pending: (Call & { says: string })[] = cases.pending;
const others: Call[] = cases.others;

test.for(permissions)('$signature $args, known $known', ({ says, ...call }) => {
  expect(sentenceOf(callOf(call))).toBe(says);
});

test.for(pending)('$signature is shown with its amount while it is pending', ({ says, ...call }) => {
  expect(sentenceOf({ ...callOf(call), state: 'pending' })).toBe(says);
});

test.for(others)('$signature $args, known $known, is no permission', (call) => {
  expect(sentenceOf(callOf(call))).toMatch(/^Called “/);
});

// A call whose parameters are unknown cannot be recognised as cut off.
const decoded = permissions.filter(({ known }) => known !== 'with its name only');

test.for(decoded)(
  '$signature $args, known $known: cut anywhere it says the same or only that it was called',
  ({ says, ...call }) => {
    const transaction = callOf(call);
    const input = transaction.rawInput ?? '';
    const said = new Set<string>();
    for (let end = 10; end < input.length; end += 37) {
      said.add(sentenceOf({ ...transaction, rawInput: input.slice(0, end) }));
    }

    expect([...said].filter((text) => text !== says && !/^(?:Called|Changed permissions)/.test(text))).toEqual([]);
  },
);
