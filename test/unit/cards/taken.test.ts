import { expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { ofTransaction } from './build-models.ts';
import {
  type Cases,
  encode,
  grainContract,
  manager,
  on,
  owner,
  permit2,
  sender,
  transferFrom,
  usdcHash,
} from './permission-calls.ts';
import * as c from './sentences/cast.ts';

const { amount, between, call, into, nft, other, out, pool, usd, usdcContract } = c;

const from2 = encode('transferFrom', owner, sender, 5_000_000n, usdcHash);

const taken: Cases = {
  'a token of another': [
    on(usdcContract, transferFrom(owner, sender, 1_000_000_000n), { tokenTransfers: [into(usd(1000), owner)] }),
    'Took 1,000 USDC from 0x4444…4444 (by their permission)',
  ],
  'an NFT of another': [
    on(c.azukiContract, encode('safeTransferFrom', owner, sender, 7n), { tokenTransfers: [into(nft('7'), owner)] }),
    'Took “Azuki” (0xED5A…C544) #7 from 0x4444…4444 (by their permission)',
  ],
  'a token of another, with a fee': [
    on(grainContract, transferFrom(owner, sender, 100n), {
      tokenTransfers: [into(amount(c.grain, 95), owner), between(owner, pool, amount(c.grain, 5))],
    }),
    'Took 95 “GRAIN” (0xA3A3…A3A3) from 0x4444…4444 (by their permission)',
  ],
  'a token of another, under a misleading name': [
    on(usdcContract, transferFrom(owner, sender, 5_000_000n), {
      method: 'claim',
      tokenTransfers: [into(usd(5), owner)],
    }),
    'Took 5 USDC from 0x4444…4444 (by their permission)',
  ],
  'a token that goes on to another': [
    on(usdcContract, transferFrom(owner, pool, 5_000_000n), { tokenTransfers: [between(owner, pool, usd(5))] }),
    'Moved 5 USDC from 0x4444…4444 to 0x3333…3333 by permission',
  ],
  'an own token': [
    on(usdcContract, transferFrom(sender, pool, 5_000_000n), { tokenTransfers: [out(usd(5))] }),
    'Sent 5 USDC to 0x3333…3333',
  ],
  'a token by Permit2': [
    on(permit2, from2, { tokenTransfers: [into(usd(5), owner)] }),
    'Took 5 USDC from 0x4444…4444 (by their permission)',
  ],
  'a token by Permit2 that goes on': [
    on(permit2, from2, { tokenTransfers: [between(owner, pool, usd(5))] }),
    'Moved 5 USDC from 0x4444…4444 to 0x3333…3333 by permission',
  ],
  'tokens of several': [
    on(permit2, from2, { tokenTransfers: [into(usd(5), owner), into(usd(5), other)] }),
    'Took 10 USDC from 2 addresses (by permission)',
  ],
  'tokens of several that go on': [
    on(permit2, from2, { tokenTransfers: [between(owner, pool, usd(5)), between(other, pool, usd(5))] }),
    'Moved 10 USDC from 2 addresses to 0x3333…3333 by permission',
  ],
  'an NFT, with a coin': [
    on(c.azukiContract, transferFrom(owner, sender, 7n), { value: '1', tokenTransfers: [into(nft('7'), owner)] }),
    'Took “Azuki” (0xED5A…C544) #7 from 0x4444…4444 (by their permission), sending <0.000001 ETH',
  ],
  'an NFT that goes on, with a coin': [
    on(c.azukiContract, transferFrom(owner, pool, 7n), {
      value: '1',
      tokenTransfers: [between(owner, pool, nft('7'))],
    }),
    'Moved “Azuki” (0xED5A…C544) #7 from 0x4444…4444 to 0x3333…3333 by permission, sending <0.000001 ETH',
  ],
  'items that go on': [
    call(c.contract(c.items.addressHash, 'Items'), 'safeBatchTransferFrom', [
      between(owner, pool, c.item('1', '2')),
      between(owner, pool, c.item('2', '3')),
    ]),
    'Moved 5 NFTs of “Items” (0xA4a4…A4A4) from 0x4444…4444 to 0x3333…3333 by permission',
  ],
  ...Object.fromEntries(
    ['pull', 'move', 'receiveWithAuthorization', 'transferWithAuthorization', 'collectFrom'].map((method) => [
      `a token by ${method}`,
      [
        call(usdcContract, method, [into(usd(5), owner)]),
        'Took 5 USDC from 0x4444…4444 (by their permission)',
      ] as const,
    ]),
  ),
  'a payment of the token’s own contract': [call(usdcContract, 'claim', [into(usd(5), usdcHash)]), 'Claimed 5 USDC'],
  'an NFT that its own contract sells': [
    c.pay(1, c.azukiContract, 'buy', [into(nft('7'), owner)]),
    'Bought “Azuki” (0xED5A…C544) #7 for up to 1 ETH',
  ],
  // Anyone may move an amount of zero from any account; that takes no permission.
  nothing: [
    on(usdcContract, transferFrom(owner, sender, 0n), { tokenTransfers: [into(usd(0), owner)] }),
    'Called “USD Coin”',
  ],
  'a payment of another contract': [
    on(manager, transferFrom(owner, sender, 5n), { tokenTransfers: [into(usd(5), owner)] }),
    'Received 5 USDC',
  ],
  'a scam': [
    on(usdcContract, transferFrom(owner, sender, 5n), {
      tokenTransfers: [into({ token: { ...c.usdc, reputation: 'scam' }, value: '5' }, owner)],
    }),
    'Called “USD Coin”',
  ],
};

test.for(Object.entries(taken))('%s', ([, [transaction, says]]) => {
  expect(textOf(ofTransaction(transaction).headline.parts)).toBe(says);
});
