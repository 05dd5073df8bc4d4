import { privateKeyToAddress } from 'viem/accounts';
import type { ReferenceContext } from '../../../src/references/reference.ts';
import table from './gate-table.json' with { type: 'json' };
import { fill } from './values.ts';

/** Input of the private-key guard. Omitted fields are empty; `value` defaults to the hash of `values.ts`. */
export type Context = Partial<ReferenceContext> & { value?: string; asked?: boolean };

/** The private key of the first account of Anvil and Hardhat. */
export const devKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
/** A private key that is not publicly known, and its address. */
export const ownKey = '0x9d7c1f3a52e8b6407f21c5d38e9ab0647c3f15d2a8e94b70615fd2c38a9be041';
export const ownAddress = privateKeyToAddress(ownKey);

const names = new Map(Object.entries({ devKey, ownKey, ownAddress, own: ownAddress.toLowerCase() }));

/** Replaces these names, and those of `values.ts`, in a text of the table. */
const fillIn = (text: string) => fill(text.replace(/\{(\w+)\}/g, (whole, name: string) => names.get(name) ?? whole));

/** The specification of the private-key guard: each context with the verdict on the value in it. */
const groups: { rows: { verdict: string; [part: string]: unknown }[] }[] = table;
export const gateTable: [Context, verdict: string][] = groups
  .flatMap((group) => group.rows)
  .map(({ verdict, ...context }) => [JSON.parse(fillIn(JSON.stringify(context))), verdict]);
