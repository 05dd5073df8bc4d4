import { type Hex, maxUint48, maxUint160, maxUint256 } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { LanguageName } from '../../../src/i18n/choose-language.ts';
import { speak } from '../../../src/i18n/t.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { speakIn } from '../../fuzz/all-languages.ts';
import { ofTransaction } from './build-models.ts';
import {
  allowed,
  allowedAll,
  allowedOneNft,
  anHourAgo,
  approve,
  bothKnown,
  type Cases,
  cakeHash,
  details,
  encode,
  grainContract,
  inAnHour,
  knownGrain,
  knownUsdc,
  manager,
  on,
  owner,
  ownerAllowed,
  ownerAllowedAll,
  ownerTookBack,
  permit,
  permit2,
  permitBatch,
  permitDai,
  permitSingle,
  sender,
  signature,
  spender,
  tookBack,
  transferFrom,
  usdcHash,
  wethHash,
  word,
} from './permission-calls.ts';
import cases from './permissions.json' with { type: 'json' };
import * as c from './sentences/cast.ts';

const { amount, between, decode, into, nft, other, pool, usd, usdcContract, zero } = c;

const operatorOn = 'Allowed 0x1111…1111 to act as an operator on “PoolManager” (0x6969…6969)';
const tookOperator = 'Revoked 0x1111…1111’s permission to act as an operator on “PoolManager” (0x6969…6969)';

const amounts: Cases = {
  'an amount': [on(usdcContract, approve(1_000_000_000n), knownUsdc), allowed('1,000 USDC')],
  '10²⁴ units': [on(usdcContract, approve(10n ** 24n)), allowedAll],
  '10²⁴ units of what moves, too': [on(usdcContract, approve(10n ** 24n), knownUsdc), allowedAll],
  'one below 2¹²⁸, and no largest number': [on(usdcContract, approve(2n ** 128n - 2n), knownUsdc), allowedAll],
  'almost as much as no token has': [
    on(usdcContract, approve(10n ** 21n - 1n)),
    allowed('999,999,999,999,999.99 USDC'),
  ],
  'much of a token that has much': [
    on(grainContract, approve(10n ** 35n), knownGrain(String(10n ** 36n))),
    allowed('100,000,000,000,000,000 “GRAIN” (0xA3A3…A3A3)'),
  ],
  '2¹²⁸ − 1': [on(usdcContract, approve(2n ** 128n - 1n), knownUsdc), allowedAll],
  '2¹²⁸': [on(usdcContract, approve(2n ** 128n), knownUsdc), allowedAll],
  '2²⁵⁵': [on(usdcContract, approve(2n ** 255n), knownUsdc), allowedAll],
  '2²⁵⁶ − 1': [on(usdcContract, approve(maxUint256)), allowedAll],
  '2⁹⁶ − 1': [on(usdcContract, approve(2n ** 96n - 1n), knownUsdc), allowedAll],
  '2⁹⁶ − 2': [
    on(grainContract, approve(2n ** 96n - 2n), knownGrain(null)),
    allowed('79,228,162,514.26 “GRAIN” (0xA3A3…A3A3)'),
  ],
  ...Object.fromEntries(
    [maxUint256 - 1n, maxUint256 - 1000n, 2n ** 254n, 2n ** 255n - 1n, maxUint160 - 1n, 2n ** 128n].map((value) => [
      `of an unknown token: ${value}`,
      [on(grainContract, approve(value)), allowed('unlimited “Grain” (0xA3A3…A3A3)')] as const,
    ]),
  ),
  'a number that may be an id': [
    on(grainContract, approve(2n ** 200n + 12345n)),
    'Approved 0x1111…1111 for “Grain” (0xA3A3…A3A3)',
  ],
  'all there is': [
    on(grainContract, approve(10n ** 24n), knownGrain(String(10n ** 24n))),
    allowed('unlimited “GRAIN” (0xA3A3…A3A3)'),
  ],
  'one unit less': [
    on(grainContract, approve(10n ** 24n - 1n), knownGrain(String(10n ** 24n))),
    allowed('999,999.99 “GRAIN” (0xA3A3…A3A3)'),
  ],
  'an amount of a token that has no supply': [
    on(grainContract, approve(10n ** 18n), knownGrain('0')),
    allowed('1 “GRAIN” (0xA3A3…A3A3)'),
  ],
  'a supply that is a word': [
    on(grainContract, approve(10n ** 18n), knownGrain('many')),
    allowed('1 “GRAIN” (0xA3A3…A3A3)'),
  ],
  'an amount without decimals': [on(usdcContract, encode('approveAndCall', spender, 5n)), allowed('0.000005 USDC')],
  'a counterfeit': [
    on(c.contract(c.fakeUsdc.addressHash, 'USD Coin'), approve(5_000_000n), {
      tokenTransfers: [between(other, pool, { token: c.fakeUsdc, value: '1' })],
    }),
    allowed('5 “USDC” (0xFafa…FaFA)'),
  ],
  nothing: [on(usdcContract, approve(0n), knownUsdc), tookBack],
};

const ofTokens: Cases = {
  'approve(address)': [on(usdcContract, encode('approve', spender)), allowedAll],
  approveAndCall: [on(usdcContract, encode('approveAndCall', spender, maxUint256, '0x1234')), allowedAll],
  increaseAllowance: [
    on(usdcContract, encode('increaseAllowance', spender, 5_000_000n), knownUsdc),
    allowed('5 USDC more than before'),
  ],
  'increaseAllowance without decimals': [
    on(usdcContract, encode('increaseAllowance', spender, 5n)),
    allowed('0.000005 USDC more than before'),
  ],
  'increaseApproval by all': [on(usdcContract, encode('increaseApproval', spender, maxUint256)), allowedAll],
  decreaseAllowance: [
    on(usdcContract, encode('decreaseAllowance', spender, 5_000_000n), knownUsdc),
    allowed('5 USDC less than before'),
  ],
  'decreaseApproval without decimals': [
    on(usdcContract, encode('decreaseApproval', spender, 5n)),
    allowed('0.000005 USDC less than before'),
  ],
  'decreaseApproval by all': [on(usdcContract, encode('decreaseApproval', spender, maxUint256)), tookBack],
  setApprovalForAll: [
    on(c.azukiContract, encode('setApprovalForAll', spender, true)),
    'Allowed 0x1111…1111 to move every NFT of “Azuki” (0xED5A…C544)',
  ],
  'setApprovalForAll, on what has no name': [
    on(c.nameless, encode('setApprovalForAll', spender, true)),
    'Allowed 0x1111…1111 to move every NFT of 0xdddd…dddd',
  ],
  'setApprovalForAll, taken back': [
    on(c.azukiContract, encode('setApprovalForAll', spender, false)),
    'Revoked 0x1111…1111’s permission to move NFTs of “Azuki” (0xED5A…C544)',
  ],
  'approve of an NFT': [
    on(c.azukiContract, approve(7n), { tokenTransfers: [between(other, pool, nft('1'))] }),
    'Allowed 0x1111…1111 to move #7 of “Azuki” (0xED5A…C544)',
  ],
  authorizeOperator: [
    on(grainContract, encode('authorizeOperator', spender)),
    allowed('unlimited “Grain” (0xA3A3…A3A3)'),
  ],
  revokeOperator: [
    on(grainContract, encode('revokeOperator', spender)),
    'Revoked 0x1111…1111’s permission to spend “Grain” (0xA3A3…A3A3)',
  ],
  'approve of an id': [
    on(manager, encode('approve', spender, 9n, 5n)),
    allowed('some #9 of “PoolManager” (0x6969…6969)'),
  ],
  'approve of all of an id': [
    on(manager, encode('approve', spender, 9n, maxUint256)),
    allowed('unlimited #9 of “PoolManager” (0x6969…6969)'),
  ],
  'approve of none of an id': [
    on(manager, encode('approve', spender, 9n, 0n)),
    'Revoked 0x1111…1111’s permission to spend #9 of “PoolManager” (0x6969…6969)',
  ],
  'approve with the allowance that is expected': [
    on(usdcContract, encode('approve', spender, 0n, maxUint256), {
      decodedInput: decode(
        'approve(address _spender, uint256 _currentValue, uint256 _value)',
        '426a8493',
        ['_spender', 'address', spender],
        ['_currentValue', 'uint256', '0'],
      ),
    }),
    allowedAll,
  ],
  setOperator: [on(manager, encode('setOperator', spender, true)), operatorOn],
  'setOperator, taken back': [on(manager, encode('setOperator', spender, false)), tookOperator],
};

const named = (name: string, parameter: string, ...args: unknown[]) =>
  on(manager, encode(name, ...args), {
    decodedInput: decode(`${name}(address ${parameter})`, encode(name, ...args).slice(2, 10), [
      parameter,
      'address',
      spender,
    ]),
  });
ofTokens.allow = [named('allow', 'manager', spender, true), operatorOn];
ofTokens.setAuthorization = [named('setAuthorization', 'authorized', spender, true), operatorOn];
ofTokens.hope = [named('hope', 'usr', spender), operatorOn];
ofTokens.nope = [named('nope', 'usr', spender), tookOperator];
ofTokens.setRelayerApproval = [on(manager, encode('setRelayerApproval', sender, spender, true)), operatorOn];

const ownerOperator = '0x4444…4444 allowed 0x1111…1111 to act as an operator on “PoolManager” (0x6969…6969)';
const byName: Cases = {
  approveForAll: [on(manager, encode('approveForAll', spender, true)), operatorOn],
  'approveForAll, taken back': [on(manager, encode('approveForAll', spender, false)), tookOperator],
  setMasterContractApproval: [
    on(manager, encode('setMasterContractApproval', sender, spender, true, 0, word, word)),
    operatorOn,
  ],
  allowBySig: [on(manager, encode('allowBySig', owner, spender, true, 1n, 2n, 27, word, word)), ownerOperator],
  'allowBySig, taken back': [
    on(manager, encode('allowBySig', owner, spender, false, 1n, 2n, 27, word, word)),
    '0x4444…4444 revoked 0x1111…1111’s permission to act as an operator on “PoolManager” (0x6969…6969)',
  ],
  setAccountOperator: [on(manager, encode('setAccountOperator', sender, spender, true)), operatorOn],
  updateDelegate: [on(manager, encode('updateDelegate', spender, true)), operatorOn],
  approvePlugin: [on(manager, encode('approvePlugin', spender)), operatorOn],
  denyPlugin: [on(manager, encode('denyPlugin', spender)), tookOperator],
  setApprovalForAllBySig: [
    on(c.azukiContract, encode('setApprovalForAllBySig', owner, spender, true, 1n, signature)),
    '0x4444…4444 allowed 0x1111…1111 to move every NFT of “Azuki” (0xED5A…C544)',
  ],
};
const changed = 'Changed permissions on “PoolManager” (0x6969…6969)';
const byMethod: Cases = {
  'approveAndCall that pays the sender': [
    on(usdcContract, encode('approveAndCall', spender, maxUint256, '0x1234'), {
      tokenTransfers: [into(amount(c.cake, 5))],
    }),
    allowedAll,
  ],
  'approveForAll with a coin': [
    on(manager, encode('approveForAll', spender, true), { value: '1' }),
    `${operatorOn}, sending <0.000001 ETH`,
  ],
  'setOperators, of one': [on(manager, encode('setOperators', [spender], true)), operatorOn],
  'several operators': [on(manager, encode('setOperators', [spender, owner], true)), changed],
  'a method without a decoded call': [
    on(manager, encode('authorizeOperatorFor', owner, spender), { method: 'authorizeOperatorFor' }),
    ownerOperator,
  ],
  'operators in a form of their own': [on(manager, '0x12345678', { method: 'updateOperators' }), changed],
};

test.for<[string, string]>([
  ['approveProposal', encode('approve', spender, 7n)],
  ['approve', '0x12345678'],
  ['delegate', encode('approve', spender)],
  ['setDelegate', encode('approve', spender)],
  ['approveMax', encode('approve', usdcHash)],
  ['allowlistMint', encode('approve', spender, 7n)],
  ['grantRole', encode('approve', spender, 7n)],
])('a method called %s is no permission by its name', ([method, input]) => {
  const rawInput = `0x12345678${input.slice(10)}`;

  expect(textOf(ofTransaction(on(manager, rawInput, { method })).headline.parts)).toContain('Called ');
});

test.for([
  ['allow, of guests', named('allow', 'guest', spender, true)],
  ['allow, of an unverified contract', on(manager, encode('allow', spender, true))],
  ['a relayer’s for another account', on(manager, encode('setRelayerApproval', owner, spender, true))],
] as const)('%s is no permission of the sender', ([, transaction]) => {
  expect(textOf(ofTransaction(transaction).headline.parts)).not.toMatch(/^Allowed .*operator/);
});

for (const [name, value, sentence] of [
  ['approveDelegation', maxUint256, 'Allowed 0x1111…1111 to borrow unlimited USDC in this account’s name'],
  ['approveDelegation', 5_000_000n, 'Allowed 0x1111…1111 to borrow 5 USDC in this account’s name'],
  ['approveDelegation', 0n, 'Revoked 0x1111…1111’s permission to borrow USDC in this account’s name'],
] as const)
  ofTokens[`${name} of ${value}`] = [on(usdcContract, encode(name, spender, value), knownUsdc), sentence];

const signed: Cases = {
  delegationWithSig: [
    on(usdcContract, encode('delegationWithSig', owner, spender, maxUint256, 1n, 27, word, word), knownUsdc),
    '0x4444…4444 allowed 0x1111…1111 to borrow unlimited USDC in their name',
  ],
  permit: [on(usdcContract, permit(owner, maxUint256)), ownerAllowedAll],
  'permit of an amount': [on(usdcContract, permit(owner, 5_000_000n), knownUsdc), ownerAllowed('5 USDC')],
  'permit without decimals': [on(usdcContract, permit(owner, 5n)), ownerAllowed('0.000005 USDC')],
  'permit by the sender': [on(usdcContract, permit(sender, maxUint256)), allowedAll],
  'permit of nothing': [on(usdcContract, permit(owner, 0n)), ownerTookBack],
  'permit with a signature in bytes': [
    on(usdcContract, encode('permit', owner, spender, maxUint256, inAnHour, signature)),
    ownerAllowedAll,
  ],
  'permit of an NFT, in the form of amounts': [
    on(c.azukiContract, permit(owner, 7n), { tokenTransfers: [between(other, pool, nft('1'))] }),
    '0x4444…4444 allowed 0x1111…1111 to move #7 of “Azuki” (0xED5A…C544)',
  ],
  'permit of Dai': [on(usdcContract, permitDai(true)), ownerAllowedAll],
  'permit of Dai, taken back': [on(usdcContract, permitDai(false)), ownerTookBack],
  'permit of an NFT': [on(c.azukiContract, encode('permit', spender, 7n, inAnHour, signature)), allowedOneNft],
  'permit of a position': [on(c.azukiContract, encode('permit', spender, 7n, inAnHour, 27, word, word)), allowedOneNft],
  'permit of a position of version 4': [
    on(c.azukiContract, encode('permit', spender, 7n, inAnHour, 1n, signature)),
    allowedOneNft,
  ],
  permitForAll: [
    on(c.azukiContract, encode('permitForAll', owner, spender, true, inAnHour, 1n, signature)),
    '0x4444…4444 allowed 0x1111…1111 to move every NFT of “Azuki” (0xED5A…C544)',
  ],
  'permitForAll, taken back': [
    on(c.azukiContract, encode('permitForAll', owner, spender, false, inAnHour, 1n, signature)),
    '0x4444…4444 revoked 0x1111…1111’s permission to move NFTs of “Azuki” (0xED5A…C544)',
  ],
};

const approve2 = (value: bigint, expiration = inAnHour, token: Hex = usdcHash) =>
  encode('approve', token, spender, value, expiration);

const ofPermit2: Cases = {
  approve: [on(permit2, approve2(maxUint160, Number(maxUint48)), knownUsdc), allowedAll],
  'approve of an unknown token': [on(permit2, approve2(maxUint160)), allowedAll],
  'approve of an amount': [on(permit2, approve2(5_000_000n), knownUsdc), allowed('5 USDC')],
  'approve of an unlisted token': [
    on(permit2, approve2(maxUint160, inAnHour, cakeHash), {
      tokenTransfers: [between(other, pool, amount(c.cake, 1))],
    }),
    allowed('unlimited “CAKE” (0xa2A2…a2a2)'),
  ],
  'approve of nothing': [on(permit2, approve2(0n), knownUsdc), tookBack],
  'approve that is over': [on(permit2, approve2(maxUint160, anHourAgo), knownUsdc), tookBack],
  'approve for its block': [on(permit2, approve2(5_000_000n, 0), knownUsdc), allowed('5 USDC (in that block only)')],
  permit: [on(permit2, permitSingle(owner, maxUint160), knownUsdc), ownerAllowedAll],
  'permit by the sender': [on(permit2, permitSingle(sender, 5_000_000n), knownUsdc), allowed('5 USDC')],
  'permit that is over': [on(permit2, permitSingle(owner, maxUint160, 1), knownUsdc), ownerTookBack],
  'permit of a batch': [
    on(permit2, permitBatch(details(usdcHash, 5_000_000n), details(wethHash, maxUint160)), bothKnown),
    ownerAllowed('5 USDC and unlimited WETH'),
  ],
  'permit of a batch of one': [on(permit2, permitBatch(details(usdcHash, maxUint160)), knownUsdc), ownerAllowedAll],
  'permit of one token twice': [
    on(permit2, permitBatch(details(usdcHash, maxUint160), details(usdcHash, 5_000_000n)), knownUsdc),
    ownerAllowed('5 USDC'),
  ],
  'permit of three': [
    on(permit2, permitBatch(details(usdcHash, 5n), details(wethHash, 5n), details(cakeHash, 5n))),
    ownerAllowed('3 tokens'),
  ],
  'permit of three, one unlimited': [
    on(permit2, permitBatch(details(usdcHash, 5n), details(wethHash, maxUint160), details(cakeHash, 5n))),
    ownerAllowed('3 tokens (some unlimited)'),
  ],
  'permit of three, all unlimited': [
    on(
      permit2,
      permitBatch(details(usdcHash, maxUint160), details(wethHash, maxUint160), details(cakeHash, maxUint160)),
    ),
    ownerAllowed('unlimited amounts of 3 tokens'),
  ],
  'permit of two, one of them nothing': [
    on(permit2, permitBatch(details(usdcHash, 0n), details(wethHash, maxUint160)), bothKnown),
    ownerAllowed('unlimited WETH'),
  ],
  lockdown: [on(permit2, encode('lockdown', [{ token: usdcHash, spender }]), knownUsdc), tookBack],
  'lockdown of two tokens': [
    on(
      permit2,
      encode('lockdown', [
        { token: usdcHash, spender },
        { token: wethHash, spender },
      ]),
      bothKnown,
    ),
    'Revoked 0x1111…1111’s permission to spend USDC and WETH',
  ],
  'lockdown of two spenders': [
    on(
      permit2,
      encode('lockdown', [
        { token: usdcHash, spender },
        { token: usdcHash, spender: owner },
      ]),
    ),
    'Revoked 2 permissions',
  ],
  'the same call of another contract': [on(manager, approve2(maxUint160)), 'Called “PoolManager”'],
  'approve of a token by Permit2 itself': [on(permit2, approve(maxUint256)), 'Called “Permit2”'],
};

const dirty = (input: string, at: number) => `${input.slice(0, 10 + at * 64)}ff${input.slice(12 + at * 64)}`;
const batch = permitBatch(details(usdcHash, 5n), details(wethHash, 5n));
const withWord = (input: string, at: number, value: bigint) =>
  `${input.slice(0, 10 + at * 64)}${value.toString(16).padStart(64, '0')}${input.slice(74 + at * 64)}`;

const hostile: Cases = {
  'bytes behind the parameters': [on(usdcContract, `${approve(maxUint256)}8021dead`), allowedAll],
  'a megabyte behind them': [on(usdcContract, `${approve(maxUint256)}${'00'.repeat(1e6)}`), allowedAll],
  'input in capitals': [on(usdcContract, `0x${approve(maxUint256).slice(2).toUpperCase()}`), allowedAll],
  'a dirty address': [on(usdcContract, dirty(approve(maxUint256), 0)), 'Called “USD Coin”'],
  'a dirty flag': [on(c.azukiContract, withWord(encode('setApprovalForAll', spender, true), 1, 2n)), 'Called “Azuki”'],
  'a dirty amount of Permit2': [on(permit2, dirty(approve2(5n), 2)), 'Called “Permit2”'],
  'a dirty time of Permit2': [on(permit2, dirty(approve2(5n), 3)), 'Called “Permit2”'],
  'a selector alone': [on(usdcContract, '0x095ea7b3'), 'Called “USD Coin”'],
  'half an amount': [on(usdcContract, approve(maxUint256).slice(0, -2)), 'Called “USD Coin”'],
  'no hex': [on(usdcContract, approve(maxUint256).replace('1111', 'zzzz')), 'Called “USD Coin”'],
  'a name of an object for a selector': [on(usdcContract, '0xtoString'), 'Called “USD Coin”'],
  'a permit of the zero address': [on(usdcContract, permit(zero, maxUint256)), 'Called “USD Coin”'],
  'a batch that ends early': [on(permit2, batch.slice(0, 10 + 8 * 64)), 'Called “Permit2”'],
  'a batch that is far away': [on(permit2, withWord(batch, 1, maxUint256)), 'Called “Permit2”'],
  'a batch beyond the input': [on(permit2, withWord(batch, 1, 2n ** 32n - 1n)), 'Called “Permit2”'],
  'a batch of too many': [on(permit2, withWord(batch, 6, maxUint256)), 'Called “Permit2”'],
  'a batch of none': [on(permit2, permitBatch()), 'Called “Permit2”'],
  'a lockdown of none': [on(permit2, encode('lockdown', [])), 'Called “Permit2”'],
  'a decoded form that the input is not': [
    on(usdcContract, '0x095ea7b3', {
      decodedInput: decode(
        'approve(address spender, uint256 value)',
        '095ea7b3',
        ['spender', 'address', spender],
        ['value', 'uint256', '5'],
      ),
    }),
    'Called “USD Coin”',
  ],
  'a decoded permit without input': [
    on(usdcContract, '', {
      rawInput: null,
      decodedInput: decode(
        'permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
        '9fd5a6cf',
        ['owner', 'address', owner],
        ['spender', 'address', spender],
        ['value', 'uint256', String(maxUint256)],
        ['deadline', 'uint256', '1'],
        ['signature', 'bytes', signature],
      ),
    }),
    ownerAllowedAll,
  ],
};

const all = {
  'amounts and their bounds': amounts,
  'permissions of tokens': ofTokens,
  'permissions by signature': signed,
  'permissions of other standards': byName,
  'permissions by the name of their method': byMethod,
  'permissions at Permit2': ofPermit2,
  'hostile input': hostile,
};

describe.for(Object.entries(all))('%s', ([, cases]) => {
  test.for(Object.entries(cases))('%s', ([, [transaction, says]]) => {
    expect(textOf(ofTransaction(transaction).headline.parts)).toBe(says);
  });
});

test.for([ofTokens, signed, ofPermit2, byName].flatMap((cases) => Object.entries(cases)))(
  '%s: cut anywhere it says the same or only that it was called',
  ([, [transaction, says]]) => {
    const input = transaction.rawInput ?? '';
    const said = new Set<string>();
    for (let end = 10; end < input.length; end += 37) {
      said.add(textOf(ofTransaction({ ...transaction, rawInput: input.slice(0, end) }).headline.parts));
    }

    const calls = [...said].filter((text) => text !== says);
    // What moved between others is no permission.
    expect(calls.filter((text) => !/^(?:Called|Moved) /.test(text))).toEqual([]);
  },
);

describe('in other languages', () => {
  afterEach(() => speak('en'));

  test.for(cases.languages as { language: LanguageName; allowed: string; took: string }[])(
    '$language',
    ({ language, allowed, took }) => {
      speakIn(language);
      const say = (transaction: Partial<Transaction>) =>
        textOf(ofTransaction(transaction).headline.parts).replace(/[\u2068\u2069]/g, '');

      expect(
        say(on(permit2, permitBatch(details(usdcHash, 5_000_000n), details(wethHash, maxUint160)), bothKnown)),
      ).toBe(allowed);
      expect(
        say(on(usdcContract, transferFrom(owner, sender, 5_000_000n), { tokenTransfers: [into(usd(5), owner)] })),
      ).toBe(took);
    },
  );
});
