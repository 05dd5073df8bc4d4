import { expect, test } from 'vitest';
import type { Evidence } from '../../../src/references/reference.ts';
import { hasTransactionSign } from '../../../src/references/transaction-sign.ts';
import { bareHash, hash } from './values.ts';

const evidence: Evidence = { written: hash, pageHost: 'example.org', before: '', after: '' };
const isExplorerHost = (host: string) => host === 'etherscan.io';

function hasSign(parts: Partial<Evidence>): boolean {
  return hasTransactionSign({ evidence: { ...evidence, ...parts }, isExplorerHost });
}

test.for<Partial<Evidence>>([
  { link: `https://anything.example/tx/${hash}` },
  { link: `https://anything.example/eth/transaction/${hash}` },
  { link: `https://etherscan.io/search?q=${hash}` },
  { link: `https://etherscan.io/search?q=${bareHash.toUpperCase()}` },
  { written: `eip155:1:${hash}`, link: `https://anything.example/tx/${hash}` },
  // With characters in it that nobody sees, it is the same value.
  { written: `${hash.slice(0, 9)}\u200b${hash.slice(9)}`, link: `https://anything.example/tx/${hash}` },
  { written: `0\xadx${bareHash}`, link: `https://etherscan.io/search?q=${hash}` },
  { pageHost: 'etherscan.io' },
  { before: 'transaction ' },
  { before: 'The Transactions are: ' },
  { before: 'tx:' },
  { before: 'TX ' },
  { before: 'my txn = ' },
  { before: 'txid ' },
  { before: 'txHash: ' },
  { before: 'TxHash ' },
  { before: 'tx_hash=' },
  { before: 'transaction_hash: "' },
  { before: 'transactionHash":"' },
  { before: 'parentTransactionHash ' },
  { before: 'hash ' },
  { before: 'Hashes: ' },
  { after: ' is the transaction' },
  { after: ' (tx)' },
  { before: 'https://anything.example/tx/' },
])('sees a transaction in %j', (parts) => {
  expect(hasSign(parts)).toBe(true);
});

test.for<Partial<Evidence>>([
  {},
  { before: 'see ', after: ' please' },
  { before: 'context ' },
  { before: 'text: ' },
  { before: 'hashtag ' },
  { before: 'rehash ' },
  { before: 'transactional ' },
  { before: 'taxtxes ' },
  { before: 'Hashlens ' },
  { before: 'txt ' },
  { pageHost: 'notetherscan.io' },
  { link: `https://anything.example/block/${hash}` },
  { link: 'https://etherscan.io/' },
  { link: `https://anything.example/tx/0x${'a'.repeat(64)}` },
  { link: `https://etherscan.io/address/0x${'a'.repeat(40)}` },
])('sees no transaction in %j', (parts) => {
  expect(hasSign(parts)).toBe(false);
});

test.for([
  'private key',
  'Private-Key of the tx',
  'privateKey',
  'PRIVATE_KEY=',
  'privkey ',
  'priv_key ',
  'sk=',
  'secret',
  'CLIENT_SECRET',
  'seed phrase',
  'mnemonic',
  'clé privée',
  'clave privada',
  'privater Schlüssel',
  'приватный ключ',
  'ПРИВАТНЫЙ КЛЮЧ',
  '私钥',
  '秘密鍵',
  '개인 키',
  'priv\u200bate key',
  'sec\u180eret',
  'mne\u2062monic',
  'se\u{e0065}ed',
  'pri\u00advate\u202e key',
  'pk: ',
  'signer wallet key',
  'signing key',
  'passphrase',
  'txDeployerKey:',
  'clef privée',
])('is silent beside %s, whatever else says transaction', (words) => {
  const signs = { link: `https://etherscan.io/tx/${hash}`, pageHost: 'etherscan.io' };

  expect(hasSign({ ...signs, before: `transaction hash, ${words} ` })).toBe(false);
  expect(hasSign({ ...signs, after: ` ${words} transaction hash` })).toBe(false);
});

test.for([`https://wallet.example/tx/${hash}?privateKey=1`, `https://wallet.example/secret/tx/${hash}`])(
  'is silent when the link itself speaks of a key: %s',
  (link) => {
    expect(hasSign({ link })).toBe(false);
  },
);
