import { expect, test } from 'vitest';
import { checkExplorerAddress, mostExplorers, toExplorers } from '../../../src/settings/preference-checks.ts';
import tables from './explorers.json' with { type: 'json' };

test.for(tables.taken)('takes $text as $address', ({ text, address }) => {
  expect(checkExplorerAddress(text ?? '')).toBe(address);
});

test.for(tables.refused)('refuses %j', ([text]) => {
  expect(checkExplorerAddress(text ?? '')).toBeNull();
});

test.for<[unknown]>([[null], ['https://etherscan.io'], [1], [true], [['https://etherscan.io']]])(
  'reads a stored %j as nothing',
  ([stored]) => {
    expect(toExplorers(stored)).toBeUndefined();
  },
);

test('leaves out of a stored object what is no chain or no address, and keeps the rest', () => {
  const stored = JSON.parse(`{
    "1": "https://eth.blockscout.com/", "10": "javascript:alert(1)", "137": 5, "8453": null, "56": {"a": 1},
    "0": "https://a.example", "-1": "https://a.example", "1.5": "https://a.example", "01": "https://a.example",
    "9999999999999999": "https://a.example", "__proto__": "https://a.example", "constructor": "https://a.example",
    "42161": "https://arbiscan.io"
  }`);

  expect(toExplorers(stored)).toEqual({ 1: 'https://eth.blockscout.com', 42161: 'https://arbiscan.io' });
});

test('keeps no more than browsers store in one synchronised item', () => {
  const longest = `https://a.example/${'a'.repeat(182)}`;
  const many = Array.from({ length: 500 }, (_, at) => [999_999_999_999_999 - at, longest]);

  const kept = toExplorers(Object.fromEntries(many)) ?? {};

  expect(Object.keys(kept)).toHaveLength(mostExplorers);
  expect(JSON.stringify({ explorers: kept }).length).toBeLessThan(8192);
});
