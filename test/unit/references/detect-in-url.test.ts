import { expect, test } from 'vitest';
import { detectInUrl } from '../../../src/references/detect-in-url.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { readThreadMs } from '../thread-time.ts';
import { address, bareAddress, bareHash, collection, contract, hash, holder, token, transaction } from './values.ts';

type Row = [href: string, reference: Reference | null];

const transactions: Row[] = [
  [`https://etherscan.io/tx/${hash}`, transaction],
  [`https://etherscan.io/tx/${hash}#eventlog`, transaction],
  [`https://etherscan.io/tx/${hash}?utm=1`, transaction],
  [`http://localhost:4000/tx/${hash}`, transaction],
  [`https://ETHERSCAN.io/TX/${hash}`, transaction],
  [`https://eth.blockscout.com/tx/${hash}/token-transfers`, transaction],
  [`https://explorer.example/transaction/${hash}`, transaction],
  [`https://explorer.example/transactions/${hash}`, transaction],
  [`https://explorer.example/txs/${hash}`, transaction],
  [`https://explorer.example/txn/${hash}`, transaction],
  [`https://explorer.example/txns/${hash}/`, transaction],
  [`https://www.oklink.com/eth/tx/${hash}`, transaction],
  [`https://www.oklink.com/ethereum/tx/${hash}`, transaction],
  [`https://subnets.avax.network/c-chain/tx/${hash}`, transaction],
  [`https://app.blocksec.com/explorer/tx/eth/${hash}`, transaction],
  [`https://dashboard.tenderly.co/tx/mainnet/${hash}`, transaction],
  [`https://openchain.xyz/trace/ethereum/${hash}`, transaction],
  [`https://blockchair.com/ethereum/transaction/${hash}`, transaction],
  [`https://hashscan.io/mainnet/transaction/${hash}`, transaction],
  [`https://explorer.example/#/tx/${hash}`, transaction],
  [`https://explorer.example/#!/tx/${hash}`, transaction],
  [`https://explorer.example/app#/transaction/${hash}?tab=logs`, transaction],
  [`https://explorer.example/eip155:10/tx/${hash}`, { ...transaction, chainId: 10 }],
  [`https://explorer.example/tx/eip155:10:${hash}`, { ...transaction, chainId: 10 }],
  [`https://explorer.example/eip155%3A10/tx/${hash}`, { ...transaction, chainId: 10 }],
  [`https://etherscan.io/block/${hash}`, null],
  [`https://etherscan.io/blocks/${hash}`, null],
  [`https://shop.example/order/${hash}`, null],
  [`https://example.org/${hash}`, null],
  [`https://example.org/?key=${hash}`, null],
  [`https://example.org/#${hash}`, null],
  [`https://explorer.example/tx/${bareHash}`, null],
  [`https://explorer.example/tx/${hash}00`, null],
  [`https://explorer.example/tx/${hash.slice(0, -1)}`, null],
  [`https://explorer.example/tx/0X${bareHash}`, null],
  [`https://explorer.example/context/${hash}`, null],
  [`https://explorer.example/search?q=${hash}`, null],
];

const addresses: Row[] = [
  [`https://etherscan.io/address/${address}`, holder],
  [`https://etherscan.io/address/${address}#tokentxns`, holder],
  [`https://explorer.example/addresses/${address}`, holder],
  [`https://explorer.zksync.io/address/${address}/`, holder],
  [`https://hashscan.io/mainnet/account/${address}`, holder],
  [`https://explorer.example/accounts/${address}`, holder],
  [`https://debank.com/profile/${address}/history`, holder],
  [`https://zapper.xyz/account/${address}`, holder],
  [`https://intel.arkm.com/explorer/address/${address}`, holder],
  [`https://explorer.example/contract/${contract}`, collection],
  [`https://dashboard.tenderly.co/contract/mainnet/${contract}`, collection],
  [`https://etherscan.io/token/${contract}`, collection],
  [`https://etherscan.io/token/${contract}?a=${address}`, collection],
  [`https://etherscan.io/token/${contract}#balances`, collection],
  [`https://app.uniswap.org/explore/tokens/ethereum/${contract}`, collection],
  [`https://opensea.io/${address}`, holder],
  [`https://app.zerion.io/${address}/overview`, holder],
  [`https://opensea.io/assets/ethereum/${contract}`, collection],
  [`https://magiceden.io/collections/polygon/${contract}`, collection],
  [`https://explorer.example/#/address/${address}`, holder],
  [`https://explorer.example/#/${address}`, holder],
  [`https://explorer.example/eip155:1/address/${address}`, { ...holder, chainId: 1 }],
  [`https://explorer.example/eip155:1/${address}`, { ...holder, chainId: 1 }],
  [`https://explorer.example/account/eip155:137:${address}`, { ...holder, chainId: 137 }],
  [`https://explorer.example/account/eip155%3A137%3A${address}`, { ...holder, chainId: 137 }],
  [`https://app.safe.global/home?safe=eth:${address}`, holder],
  // A chain that cannot be: to ask on another one would answer another question.
  [`https://explorer.example/eip155:0/address/${address}`, null],
  [`https://explorer.example/address/eip155:0:${address}`, null],
  [`https://explorer.example/address/eip155:${'9'.repeat(20)}:${address}`, null],
  [`https://explorer.example/eip155:9007199254740992/${address}`, null],
  [`https://explorer.example/page#${address}`, null],
  [`https://example.org/files/${address}`, null],
  [`https://example.org/images/${address}/logo.png`, null],
  [`https://example.org/${address}.png`, null],
  [`https://example.org/?ref=${address}`, null],
  [`https://example.org/address/${bareAddress}`, null],
  [`https://example.org/address/${address}0`, null],
  [`https://example.org/address/0X${bareAddress}`, null],
  [`https://example.org/address/а${address}`, null],
  [`https://${address}.example.org/`, null],
  ['https://etherscan.io/address/', null],
  ['https://etherscan.io/', null],
];

const tokens: Row[] = [
  [`https://etherscan.io/nft/${contract}/42`, token],
  [`https://etherscan.io/token/${contract}?a=42`, token],
  [`https://etherscan.io/token/${contract}?a=42#inventory`, token],
  [`https://eth.blockscout.com/token/${contract}/instance/42`, token],
  [`https://eth.blockscout.com/token/${contract}/instance/42/token-transfers`, token],
  [`https://explorer.example/tokens/${contract}/instances/42`, token],
  [`https://explorer.example/tokens/${contract}/instance/42/metadata`, token],
  [`https://opensea.io/assets/ethereum/${contract}/42`, token],
  [`https://opensea.io/assets/${contract}/42`, token],
  [`https://opensea.io/item/ethereum/${contract}/42`, token],
  [`https://opensea.io/fr/assets/matic/${contract}/42`, token],
  [`https://blur.io/asset/${contract}/42`, token],
  [`https://blur.io/eth/asset/${contract}/42`, token],
  [`https://rarible.com/token/${contract}:42`, token],
  [`https://rarible.com/token/polygon/${contract}:42`, token],
  [`https://rarible.com/token/${contract}%3A42`, token],
  [`https://looksrare.org/collections/${contract}/42`, token],
  [`https://magiceden.io/item-details/polygon/${contract}/42`, token],
  [`https://magiceden.io/item-details/${contract}/42`, token],
  [`https://zora.co/collect/base:${contract}/42`, token],
  [`https://foundation.app/mint/eth/${contract}/42`, token],
  [`https://explorer.example/nft/ethereum/${contract}/0042`, token],
  [`https://explorer.example/#/token/${contract}/instance/42`, token],
  [`https://explorer.example/#/token/${contract}?a=42`, token],
  [`https://explorer.example/eip155:1/erc721:${contract}/42`, { ...token, chainId: 1 }],
  [`https://explorer.example/eip155:137/erc1155:${contract}/42`, { ...token, chainId: 137 }],
  [`https://explorer.example/eip155:1/nft/${contract}/42`, { ...token, chainId: 1 }],
  [`https://etherscan.io/nft/${contract}/42x`, collection],
  [`https://etherscan.io/nft/${contract}/${'1'.repeat(79)}`, collection],
  [`https://etherscan.io/token/${contract}?a=-1`, collection],
  [`https://etherscan.io/token/${contract}?b=42`, collection],
  [`https://eth.blockscout.com/token/${contract}/instance/abc`, collection],
  [`https://etherscan.io/address/${contract}/42`, collection],
  [`https://etherscan.io/address/${contract}?a=42`, collection],
];

const otherSchemes: Row[] = [
  [`ethereum:${address}`, holder],
  [`ethereum:${address}@1`, { ...holder, chainId: 1 }],
  [`ethereum:pay-${address}@137?value=1`, { ...holder, chainId: 137 }],
  [`ethereum:${contract}@1/transfer?address=${address}`, { ...collection, chainId: 1 }],
  [`ethereum:${address}00`, null],
  [`ethereum:${address}@0`, null],
  [`ethereum:${address}@99999999999999999999`, null],
  [`mailto:${address}@example.org`, null],
  [`mailto:a@example.org?subject=/tx/${hash}`, null],
  [`javascript:open("/tx/${hash}")`, null],
  [`data:text/html,/tx/${hash}`, null],
  [`blob:https://etherscan.io/tx/${hash}`, null],
  [`ftp://etherscan.io/tx/${hash}`, null],
  [`/tx/${hash}`, null],
  [`https://[/tx/${hash}`, null],
  [`bitcoin:${address}`, null],
  ['', null],
];

test.for([...transactions, ...addresses, ...tokens, ...otherSchemes])('reads %s', ([href, reference]) => {
  expect(detectInUrl(href)?.reference ?? null).toEqual(reference);
});

test.for([
  [`https://etherscan.io/address/${address}`, address, undefined],
  [`https://rarible.com/token/${contract}:42`, contract, undefined],
  [`https://app.safe.global/home?safe=arb1:${address}`, address, 'arb1'],
  [`https://explorer.example/address/eth:${address}`, address, 'eth'],
  [`ethereum:pay-${address}@1`, address, undefined],
] as const)('keeps the case of the value in %s and spans the whole URL', ([href, written, chainPrefix]) => {
  const found = detectInUrl(href);

  expect(found).toMatchObject({ written, start: 0, end: href.length });
  expect(found?.chainPrefix).toBe(chainPrefix);
});

test('reads a megabyte of path in a moment', () => {
  const before = readThreadMs();

  const found = detectInUrl(`https://example.org/${`${address}x/`.repeat(22_000)}tx/${hash}`);

  expect(found?.reference).toEqual(transaction);
  expect(readThreadMs() - before).toBeLessThan(3000);
});
