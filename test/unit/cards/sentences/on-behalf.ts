import { vitalik } from '../build-models.ts';
import * as c from './cast.ts';

const { buildAddress, call, contract, other, out, pool, usd } = c;

const account = contract(`0x${'ac'.repeat(20)}`, 'Safe');
const entryPoint = contract('0x0000000071727De22E5E9d8BAf0edAc6f37da032', 'EntryPoint');

/** Calls on behalf of someone else: the sender's action is not the actual transfer. */
export const onBehalf: c.Cases = {
  'a Safe that sends a token': [
    call(account, 'execTransaction', [c.between(account.hash, other, usd(5))]),
    'Moved 5 USDC from 0xacac…acac to 0x2222…2222',
  ],
  'a Safe that pays its owner': [call(account, 'execTransaction', [c.into(usd(5), account.hash)]), 'Received 5 USDC'],
  'a bundler': [
    call(entryPoint, 'handleOps', [c.between(account.hash, other, usd(5))]),
    'Moved 5 USDC from 0xacac…acac to 0x2222…2222',
  ],
  'a bundler, and a swap of somebody': [
    call(entryPoint, 'handleOps', [
      c.between(account.hash, pool, usd(5)),
      c.between(pool, account.hash, c.amount(c.weth, 1)),
    ]),
    'Called “handleOps” on “EntryPoint”',
  ],
  'a bundler without a name': [call(entryPoint, '0x765e827f'), 'Called 0x765e827f on “EntryPoint”'],
  'a contract without a method': [call(account, null), 'Called “Safe”'],
  'a call with coins': [c.pay(1, account, 'setup'), 'Called “setup” on “Safe” with 1 ETH'],
  'a delegating account that calls itself': [
    { ...call(vitalik, 'execute', [c.into(usd(5))]), from: vitalik },
    'Called “execute” on itself',
  ],
  'a delegating account that swaps': [
    { ...call(vitalik, 'execute', [out(usd(100)), c.into(c.amount(c.weth, 0.025))]), from: vitalik },
    'Gave 100 USDC, got 0.025 WETH',
  ],
  'a proxy, by its implementation’s name': [
    call(
      buildAddress({
        hash: other,
        name: 'ERC1967Proxy',
        isContract: true,
        proxyType: 'eip1967',
        implementations: [{ addressHash: pool, name: 'Staking' }],
      }),
      'vote',
    ),
    'Called “vote” on “Staking”',
  ],
};
