import type { Transaction } from '../../../../src/models/transaction.ts';
import { vitalik } from '../build-models.ts';
import * as c from './cast.ts';

const { call, contract, other, out, pool, sender, usd, usdcContract, zero } = c;
const authorization = {
  addressHash: pool,
  authority: sender,
  chainId: 1,
  nonce: '1',
  r: '1',
  s: '1',
  v: 0,
  status: 'ok',
};
const refused = { ...authorization, status: 'invalid_nonce' };
const self: Partial<Transaction> = { to: vitalik, value: '0', type: 4 };
const gave = (...list: Transaction['authorizationList']) => ({ ...self, authorizationList: list });
const execute = call(contract(other, 'DeleGator'), 'execute');
const setCode = 'Delegated vitalik.eth to 0x3333…3333';
const allRefused = 'No delegation set: every authorization was rejected';

/** New contracts, and accounts that run a contract’s code (EIP-7702). */
export const created: c.Cases = {
  'a contract without a word of which': [{ to: null, transactionTypes: ['contract_creation'] }, 'Created a contract'],
  'a contract with a name': [{ to: null, createdContract: contract(other, 'Lantern') }, 'Created contract “Lantern”'],
  'a token': [
    { to: null, createdContract: contract(other, null), transactionTypes: ['contract_creation', 'token_creation'] },
    'Created token contract 0x2222…2222',
  ],
  'a token without a word of which': [{ to: null, transactionTypes: ['token_creation'] }, 'Created a token contract'],
  'a contract by a factory': [call(contract(other, 'Factory'), 'createPool'), 'Called “createPool” on “Factory”'],
  'a call without a receiver': [call(null, 'poke'), 'Called “poke” on an unknown address'],
  'an account': [gave(authorization), setCode],
  'an account, with a contract that has a name': [
    {
      ...gave(authorization),
      to: { ...vitalik, implementations: [{ addressHash: pool, name: 'DeleGator' }] },
    },
    'Delegated vitalik.eth to “DeleGator”',
  ],
  'an account that is free again': [
    gave({ ...authorization, addressHash: zero }),
    'Removed the delegation of vitalik.eth',
  ],
  'an unknown account': [gave({ ...authorization, authority: null }), 'Delegated an account to 0x3333…3333'],
  'an unknown contract': [gave({ ...authorization, addressHash: null }), 'Delegated vitalik.eth to an unknown address'],
  'the account of another': [gave({ ...authorization, authority: other }), 'Delegated 0x2222…2222 to 0x3333…3333'],
  'two accounts': [gave(authorization, { ...authorization, authority: other }), 'Delegated 2 accounts'],
  'one accepted, one refused': [gave(authorization, { ...refused, addressHash: zero }), setCode],
  'none accepted': [gave(refused), allRefused],
  // Old servers do not report which were accepted, and newer ones may use other words.
  'unknown which were accepted': [gave({ ...authorization, status: null }), 'Contains 1 delegation authorization'],
  'a newer word for it': [
    gave(authorization, { ...authorization, status: 'postponed' }),
    'Contains 2 delegation authorizations',
  ],
  'an account, and coins': [{ type: 4, authorizationList: [authorization] }, setCode, 'Sent 0.5 ETH to 0x2222…2222'],
  'none accepted, and coins': [
    { type: 4, authorizationList: [refused, { ...refused, status: 'invalid_signature' }] },
    allRefused,
    'Sent 0.5 ETH to 0x2222…2222',
  ],
  'none accepted, and a call': [
    { ...execute, authorizationList: [refused] },
    allRefused,
    'Called “execute” on “DeleGator”',
  ],
  'an account, and a token that is sent': [
    { ...call(usdcContract, 'transfer', [out(usd(1))]), authorizationList: [authorization] },
    setCode,
    'Sent 1 USDC to 0x3333…3333',
  ],
};
