import { toAddressCard } from '../../../../src/cards/address-card.ts';
import type { CardContent, CardUpdate } from '../../../../src/cards/card-content.ts';
import { toTokenInstanceCard } from '../../../../src/cards/token-instance-card.ts';
import { toTransactionCard } from '../../../../src/cards/transaction/transaction-card.ts';
import type { CardState } from '../../../../src/content/card/draw-card.ts';
import {
  about,
  azuki,
  buildChange,
  buildTransaction,
  buildTransfer,
  hash,
  minutesAgo,
  other,
  sender,
  uniswap,
  vitalik,
  weth,
  zero,
} from '../../../unit/cards/build-models.ts';
import { asked, chains, sent, stateOf, states, updates } from '../../../unit/ui/card/sample-drawings.ts';

const contract = azuki.addressHash.toLowerCase();
const guessed = { ...about.chosen, reason: { kind: 'default' } as const };

const watched = new Map([
  [sender.toLowerCase(), { address: sender.toLowerCase(), name: 'Savings', note: 'In the safe', addedMs: 1 }],
]);

const swap = toTransactionCard({
  ...about,
  watched,
  chains,
  reference: { kind: 'transaction', hash },
  transaction: buildTransaction({
    to: uniswap,
    method: 'swapExactETHForTokens',
    tokenTransfers: [
      buildTransfer({ from: other, to: sender, value: '1306000000' }),
      buildTransfer({ from: sender, to: other, token: weth, value: '500000000000000000' }),
    ],
  }),
});
const failed = toTransactionCard({
  ...about,
  chosen: guessed,
  reference: { kind: 'transaction', hash },
  transaction: buildTransaction({ state: 'failed', status: 'error', result: 'out of gas' }),
});
const address = toAddressCard({
  ...about,
  mayWatch: true,
  watched,
  chains,
  written: sender.replace('d8dA', 'd8da'),
  reference: { kind: 'address', address: sender.toLowerCase() },
  page: {
    changes: [
      buildChange(),
      buildChange({
        value: '1274338107264918230511',
        delta: '1000000000000000000',
        approximateTime: minutesAgo(9_000),
      }),
      buildChange({ value: '1273338107264918230511', delta: '-1', approximateTime: minutesAgo(90_000) }),
    ],
    next: { block_number: '1' },
  },
});
const nft = toTokenInstanceCard({
  ...about,
  reference: { kind: 'token-instance', contract, tokenId: '4021' },
  page: {
    transfers: [
      buildTransfer({ from: other, to: sender, token: azuki, tokenId: '4021', rest: { to: vitalik } }),
      buildTransfer({ from: zero, to: other, token: azuki, tokenId: '4021', rest: { type: 'token_minting' } }),
    ],
    next: null,
  },
});

const of = (content: CardContent): CardUpdate => ({ kind: 'content', content });
const drawnAs = (update: CardUpdate | undefined, about: typeof asked) => ({
  ...stateOf(null),
  update: update ? sent(update, about) : null,
});
const drawnNested = (update: CardUpdate | undefined) => drawnAs(update, { ...asked, depth: 1 });

/** A card that contains the orphan message, which it shows once Hashlens is gone. */
export const leftBehind: CardState = drawnAs(of(swap), { ...asked, isFirefoxPage: true });

/** Cards of every stage and kind, by unique names. */
export const cards: [string, CardState][] = [
  ...states,
  ['a swap', stateOf(of(swap))],
  ['a transaction that failed, on a guessed chain', stateOf(of(failed))],
  ['an address with its balance', stateOf(of(address))],
  ['an NFT', stateOf(of(nft))],
  ['a swap, pinned, and copied', stateOf(of(swap), { isPinned: true, toast: ['Copied'] })],
  ['an answer that was followed to', drawnNested(of(swap))],
  ['waiting, followed to', drawnNested(updates.waiting)],
  ['failed, followed to', drawnNested(updates['failed with other chains'])],
];
