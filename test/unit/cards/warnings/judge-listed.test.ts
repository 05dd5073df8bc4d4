import { expect, test } from 'vitest';
import { judgeListed } from '../../../../src/cards/warnings/link-warnings.ts';
import { whyHeldBack } from '../../../../src/lookup/guard-lookup.ts';
import { hash } from '../../references/values.ts';

test.for([
  ['Transaction hash: ', 'reference'],
  ['', 'reference'],
  ['Parent block hash: ', 'reference'],
  ['TX_SIGNER=', 'key'],
  ['DEPLOYER=', 'key'],
  ['accounts: ["', 'key'],
  ["signTransaction(tx, '", 'key'],
  ['import this into MetaMask: ', 'key'],
  ['password: ', 'key'],
  ['DEPLOYER_PRIVATE_KEY=', 'key'],
] as const)('in a list, a value after %j counts as a %s, and no key is watched', ([before, expected]) => {
  const context = { written: hash, pageHost: 'page.example', before, after: '', isListed: true } as const;
  const held = whyHeldBack({ hash, name: 'Deployer', note: '' }, { addresses: [], context });

  expect(judgeListed({ reference: { kind: 'transaction', hash }, context })).toBe(expected);
  expect(held).toBe(expected === 'key' ? 'key-words' : null);
});
