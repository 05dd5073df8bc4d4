import { vitalik } from '../build-models.ts';
import * as c from './cast.ts';

const { buildAddress, ether, other, zero, out } = c;
const celo = { ...c.usdc, addressHash: '0x471EcE3750Da237f93B8E339c536989b8978a438', symbol: 'CELO', decimals: '18' };
const to = (rest: Partial<Parameters<typeof buildAddress>[0]>, value = ether(1)) => ({
  to: buildAddress({ hash: other, ...rest }),
  value,
});
const dead = '0x000000000000000000000000000000000000dEaD';

/** Coins sent from one address to another. */
export const sentCoins: c.Cases = {
  coins: [{}, 'Sent 0.5 ETH to 0x2222…2222'],
  'coins to a domain': [to({ ensDomainName: 'nick.eth' }), 'Sent 1 ETH to nick.eth'],
  'coins to a contract': [to({ name: 'Gnosis Safe', isContract: true }), 'Sent 1 ETH to “Gnosis Safe”'],
  'coins with a message': [{ ...to({}), rawInput: '0x6869' }, 'Sent 1 ETH to 0x2222…2222 with the message “hi”'],
  'coins on Polygon': [to({}), 'Sent 1 POL to 0x2222…2222', undefined, 137],
  'coins of an unknown chain': [to({}), 'Sent 1 coins to 0x2222…2222', undefined, 987_654_321],
  'coins to itself': [{ to: vitalik }, 'Sent 0.5 ETH to itself'],
  'nothing to itself, to cancel': [
    { to: vitalik, value: '0' },
    'Sent an empty transaction to itself, as wallets do to cancel nonce 7',
  ],
  'coins to the zero address': [to({ hash: zero }), 'Sent 1 ETH to the zero address'],
  'coins to the dead address': [to({ hash: dead }), 'Sent 1 ETH to 0x0000…dEaD'],
  'no coins': [{ value: '0' }, 'Sent 0 ETH to 0x2222…2222'],
  'no coins, oddly written': [{ value: '00' }, 'Sent 0 ETH to 0x2222…2222'],
  'the least there is': [{ value: '1' }, 'Sent <0.000001 ETH to 0x2222…2222'],
  'more coins than exist': [{ value: '9'.repeat(78) }, 'Sent more ETH than exists to 0x2222…2222'],
  'a negative amount': [{ value: '-5' }, 'Sent an unknown amount of ETH to 0x2222…2222'],
  'a message without coins': [{ value: '0', rawInput: '0x6869' }, 'Wrote “hi” to 0x2222…2222'],
  'no receiver and no contract': [{ to: null, value: ether(1) }, 'Sent 1 ETH to an unknown address'],
  'a coin that is also a token, which counts once': [
    { tokenTransfers: [out({ token: celo, value: ether(0.5) }, other)] },
    'Sent 0.5 CELO to 0x2222…2222',
    undefined,
    42220,
  ],
};
