import { expect, test } from 'vitest';
import * as valid from '../../../src/background/request-checks.ts';
import tables from './request-checks.json' with { type: 'json' };

type Case = { what: string; check: keyof typeof valid; request: unknown };

const checks = { ...valid };
const unnamed = { address: `0x${'ab'.repeat(20)}`, name: '', note: '' };
const giants: Case[] = [
  { what: 'a giant key', check: 'isCredentialsChange', request: { apiKey: 'x'.repeat(1001) } },
  { what: 'a giant name', check: 'isOpenedId', request: { id: 'x'.repeat(65) } },
  { what: 'a giant name of an address', check: 'isWatchedChange', request: { ...unnamed, name: 'x'.repeat(61) } },
  { what: 'a giant note', check: 'isWatchedChange', request: { ...unnamed, note: 'x'.repeat(501) } },
];

test.for(tables.takes as Case[])('takes $what', ({ check, request }) => {
  expect(checks[check](request)).toBe(true);
});

test.for([...(tables.refuses as Case[]), ...giants])('refuses $what', ({ check, request }) => {
  expect(checks[check](request)).toBe(false);
});
