import { maxUint160, maxUint256 } from 'viem';
import { afterEach, expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { speak } from '../../../src/i18n/t.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { speakIn } from '../../fuzz/all-languages.ts';
import { ofTransaction } from './build-models.ts';
import {
  approve,
  bothKnown,
  details,
  encode,
  manager,
  on,
  owner,
  permit,
  permit2,
  permitBatch,
  spender,
  usdcHash,
  wethHash,
} from './permission-calls.ts';
import * as c from './sentences/cast.ts';

const detailOf = (transaction: Partial<Transaction>) => {
  const { detail } = ofTransaction(transaction).headline;
  return textOf(detail ?? []).replace(/[\u2068\u2069]/g, '');
};

const sentenceOf = (transaction: Partial<Transaction>) =>
  textOf(ofTransaction(transaction).headline.parts).replace(/[\u2068\u2069]/g, '');

const unlimited = on(c.usdcContract, approve(maxUint256));

test.for<[Transaction['state'], typeof sentenceOf, string]>([
  ['awaiting', sentenceOf, 'Permission for 0x1111…1111 to use unlimited USDC'],
  ['unknown', detailOf, 'Permission for 0x1111…1111 to use unlimited USDC'],
  ['dropped', sentenceOf, 'Never confirmed: Permission for 0x1111…1111 to use unlimited USDC'],
])('a permission that is %s is named as one, with its amount and to whom', ([state, read, says]) => {
  expect(read({ ...unlimited, state })).toBe(says);
});

test.for<[string, Partial<Transaction>, string]>([
  ['an amount', on(c.usdcContract, approve(5_000_000n)), 'Allowing 0x1111…1111 to use 5 USDC'],
  ['nothing', on(c.usdcContract, approve(0n)), 'Ending 0x1111…1111’s permission to use USDC'],
  [
    'more than before',
    on(c.usdcContract, encode('increaseAllowance', spender, 5_000_000n)),
    'Allowing 0x1111…1111 to use 5 USDC more',
  ],
  [
    'unlimited more',
    on(c.usdcContract, encode('increaseAllowance', spender, maxUint256)),
    'Allowing 0x1111…1111 to use unlimited USDC',
  ],
  [
    'less than before',
    on(c.usdcContract, encode('decreaseAllowance', spender, 5_000_000n)),
    'Ending 0x1111…1111’s permission to use 5 USDC',
  ],
  [
    'every NFT',
    on(c.azukiContract, encode('setApprovalForAll', spender, true)),
    'Allowing 0x1111…1111 to use every NFT of “Azuki” (0xED5A…C544)',
  ],
  [
    'no NFT any more',
    on(c.azukiContract, encode('setApprovalForAll', spender, false)),
    'Ending 0x1111…1111’s permission to use every NFT of “Azuki” (0xED5A…C544)',
  ],
  [
    'everything, as an operator',
    on(manager, encode('setOperator', spender, true)),
    'Allowing 0x1111…1111 to use everything on “PoolManager” (0x6969…6969)',
  ],
  [
    'what its owner signed',
    on(c.usdcContract, permit(owner, 5_000_000n)),
    'Allowing 0x1111…1111 to use 5 USDC of 0x4444…4444',
  ],
  [
    'several tokens at Permit2',
    on(permit2, permitBatch(details(usdcHash, 5_000_000n), details(wethHash, maxUint160)), bothKnown),
    'Allowing 0x1111…1111 to use 5 USDC and unlimited WETH of 0x4444…4444',
  ],
])('a pending permission for %s', ([, transaction, says]) => {
  expect(sentenceOf({ ...transaction, state: 'pending' })).toBe(says);
});

test.for([
  ['an amount', approve(5_000_000n), 'Could not allow 0x1111…1111 to use 5 USDC'],
  ['nothing', approve(0n), 'Could not end 0x1111…1111’s permission to use USDC'],
  ['what its owner signed', permit(owner, 5_000_000n), 'Could not allow 0x1111…1111 to use 5 USDC of 0x4444…4444'],
] as const)('a permission for %s that could not be given', ([, input, says]) => {
  const failed = { state: 'failed', status: 'error', result: 'out of gas' } as const;

  expect(sentenceOf({ ...on(c.usdcContract, input), ...failed })).toBe(says);
});

afterEach(() => speak('en'));

test.for([
  ['de', 'Erteilt 0x1111…1111 eine Freigabe: unbegrenzt USDC'],
  ['es', 'Permitiendo que 0x1111…1111 use USDC sin límite'],
  ['ja', '0x1111…1111 に 無制限の USDC の使用を承認中'],
  ['zh', '正在授权 0x1111…1111 使用 USDC（无限额）'],
  ['ar', 'جارٍ منح 0x1111…1111 إذن استخدام USDC بلا حد'],
] as const)('a pending permission in %s', ([language, says]) => {
  speakIn(language);

  expect(sentenceOf({ ...unlimited, state: 'pending' })).toBe(says);
});
