import { expect, test } from 'vitest';
import { checkExplorerAddress, mostExplorers, toExplorers } from '../../../src/settings/explorers.ts';

const hash = `0x${'ab'.repeat(32)}`;

test.for([
  ['https://etherscan.io', 'https://etherscan.io'],
  ['  https://Etherscan.io/  ', 'https://etherscan.io'],
  ['https://www.oklink.com/xlayer//', 'https://www.oklink.com/xlayer'],
  ['https://explorer.example:8443/a/../b', 'https://explorer.example:8443/b'],
  ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
  // A page stands for its explorer.
  [`https://eth.blockscout.com/tx/${hash}?tab=logs#x`, 'https://eth.blockscout.com'],
  ['https://eth.blockscout.com/tx', 'https://eth.blockscout.com'],
  ['https://x.example/explorer/address/', 'https://x.example/explorer'],
  [`https://www.oklink.com/eth/address/0x1`, 'https://www.oklink.com/eth'],
  ['https://etherscan.io/block/123', 'https://etherscan.io'],
  ['https://me.example/token/about', 'https://me.example/token/about'],
])('takes %j as %j', ([text, address]) => {
  expect(checkExplorerAddress(text ?? '')).toBe(address);
});

test.for([
  [''],
  ['etherscan.io'],
  ['//etherscan.io'],
  ['http://etherscan.io'],
  ['http://127.0.0.1:4000'],
  ['javascript:alert(1)'],
  ['data:text/html,<script>1</script>'],
  ['ftp://etherscan.io'],
  ['https://'],
  ['https://user@etherscan.io'],
  ['https://user:pass@etherscan.io'],
  ['https://etherscan.io/?next='],
  ['https://etherscan.io/?'],
  ['https://etherscan.io/#'],
  [`https://etherscan.io/${'a'.repeat(200)}`],
])('refuses %j', ([text]) => {
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
