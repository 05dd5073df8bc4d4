import * as c from './cast.ts';

const { azukiContract, between, call, contract, into, nft, other, out, pool, usd } = c;
const disperse = contract(`0x${'d1'.repeat(20)}`, 'Disperse');
const third = `0x${'77'.repeat(20)}`;

/** Tokens sent to many addresses, and from many. */
export const sentToMany: c.Cases = {
  'a token to three, each by a transfer': [
    call(disperse, 'disperseToken', [out(usd(100), other), out(usd(100)), out(usd(100), third)]),
    'Sent 300 USDC to 3 addresses',
  ],
  'a token to two, through the contract': [
    call(disperse, 'disperseToken', [
      out(usd(30), disperse.hash),
      between(disperse.hash, other, usd(10)),
      between(disperse.hash, pool, usd(20)),
    ]),
    'Sent 30 USDC to 0x2222…2222 and 0x3333…3333',
  ],
  'NFTs to two': [
    call(azukiContract, 'batchTransfer', [out(nft('1'), other), out(nft('2'))]),
    'Sent 2 NFTs of “Azuki” (0xED5A…C544) to 0x2222…2222 and 0x3333…3333',
  ],
  'coins to many': [c.pay(3, disperse, 'disperseEther'), 'Called “disperseEther” on “Disperse” with 3 ETH'],
  'an airdrop of which not all is listed': [
    call(disperse, 'airdrop', [out(usd(1), other), out(usd(1))], { tokenTransfersOverflow: true }),
    'Called “airdrop” on “Disperse”',
  ],
  'a token that is claimed': [
    call(disperse, 'claim', [into(c.amount(c.cake, 500))]),
    'Claimed 500 “CAKE” (0xa2A2…a2a2)',
  ],
  'two tokens that are claimed': [
    call(disperse, 'getReward', [into(usd(3)), into(c.amount(c.cake, 0.5))]),
    'Received 3 USDC and 0.5 “CAKE” (0xa2A2…a2a2)',
  ],
  'three tokens that are claimed': [
    call(disperse, 'getReward', [into(usd(3)), into(c.amount(c.cake, 1)), into(c.amount(c.grain, 1))]),
    'Called “getReward” on “Disperse”',
  ],
  'a token of which a part is burnt': [
    call(disperse, 'distribute', [out(usd(95), other), out(usd(5), c.zero)]),
    'Called “distribute” on “Disperse”',
  ],
  'a token that another gives, too': [
    call(disperse, 'airdrop', [out(usd(5), other), between(third, pool, usd(5))]),
    'Called “airdrop” on “Disperse”',
  ],
};
