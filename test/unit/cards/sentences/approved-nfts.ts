import type { Transaction } from '../../../../src/models/transaction.ts';
import { approve, ensId, input, most, spender } from './approve.ts';
import * as c from './cast.ts';

const { azuki, azukiContract, between, call, nft, other, pool, usdcContract } = c;
const forAll = (value: bigint, rest: Partial<Transaction> = {}) =>
  call(azukiContract, 'setApprovalForAll', [], { rawInput: input('a22cb465', spender, value), ...rest });
const change = (method: string, selector: string, by = 5n) =>
  call(usdcContract, method, [], { rawInput: input(selector, spender, by) });

/** Permissions over NFTs, and calls that only look like one. */
export const approvedNfts: c.Cases = {
  'an NFT whose id is a hash': [
    approve('tokenId', ensId, { to: azukiContract }),
    'Allowed 0x1111…1111 to move #79233…2508 of “Azuki” (0xED5A…C544)',
  ],
  'an NFT whose id is the largest number': [
    approve('tokenId', most, { to: azukiContract }),
    'Allowed 0x1111…1111 to move #11579…9935 of “Azuki” (0xED5A…C544)',
  ],
  'an NFT, or not, without names': [
    approve('x', ensId, { to: azukiContract, decodedInput: null }),
    'Approved 0x1111…1111 for “Azuki” (0xED5A…C544)',
  ],
  'an NFT, as another transfer shows': [
    approve('value', 7n, {
      to: azukiContract,
      tokenTransfers: [between(other, pool, nft('1'))],
      tokenTransfersOverflow: true,
    }),
    'Allowed 0x1111…1111 to move #7 of “Azuki” (0xED5A…C544)',
  ],
  'an NFT to the zero address': [
    approve('_tokenId', 7n, { to: azukiContract, rawInput: input('095ea7b3', '', 7n) }),
    'Revoked the single-NFT permission for #7 of “Azuki” (0xED5A…C544)',
  ],
  'the NFT with id 0': [
    approve('tokenId', 0n, { to: azukiContract }),
    'Allowed 0x1111…1111 to move #0 of “Azuki” (0xED5A…C544)',
  ],
  'every NFT': [forAll(1n), 'Allowed 0x1111…1111 to move every NFT of “Azuki” (0xED5A…C544)'],
  'no NFT any more': [forAll(0n), 'Revoked 0x1111…1111’s permission to move NFTs of “Azuki” (0xED5A…C544)'],
  'more than before': [
    change('increaseAllowance', '39509351'),
    'Allowed 0x1111…1111 to spend 0.000005 USDC more than before',
  ],
  'less than before': [
    change('decreaseAllowance', 'a457c2d7'),
    'Allowed 0x1111…1111 to spend 0.000005 USDC less than before',
  ],
  'no more than before': [change('increaseAllowance', '39509351', 0n), 'Called “increaseAllowance” on “USD Coin”'],
  'no less than before': [change('decreaseAllowance', 'a457c2d7', 0n), 'Called “decreaseAllowance” on “USD Coin”'],
  // The owner is known only from the signature.
  'an unowned permit': [call(usdcContract, 'permit', [], { rawInput: `0xd505accf${'0'.repeat(448)}` }), c.justCalled],
  // An account without code grants nothing, and the call that failed inside may have been the permission.
  'the same input to an account': [
    approve('value', most, { to: c.buildAddress({ hash: other }), method: null, decodedInput: null }),
    'Sent data to 0x2222…2222',
  ],
  'an inner failure': [
    approve('value', most, { hasErrorInInternalTransactions: true }),
    'Called “approve” on “USD Coin”',
  ],
  'two words that are no approval': [
    approve('value', most, { rawInput: input('095ea7b4', spender, most), decodedInput: null }),
    'Called “approve” on “USD Coin”',
  ],
  'a token without a name': [
    approve('value', most, { to: c.contract(azuki.addressHash, null) }),
    'Allowed 0x1111…1111 to spend unlimited 0xED5A…C544',
  ],
};
