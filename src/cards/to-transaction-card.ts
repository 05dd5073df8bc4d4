import { formatAge, formatExactTime } from '../format/format-time.ts';
import { groupHex, shortenApart } from '../format/hex.ts';
import type { Transaction } from '../models/transaction.ts';
import type { TransactionReference } from '../references/reference.ts';
import { words } from '../words/words.ts';
import { type CardAbout, namedIn, toFrame, toWhenAsked } from './about.ts';
import type { CardContent } from './card-content.ts';
import { toClockWarnings } from './clock-warnings.ts';
import { toCopyForms } from './copy-forms.ts';
import { boundRows } from './cut-rows.ts';
import { withOwnNames, withoutLabels } from './own-names.ts';
import { markOwn } from './own-parts.ts';
import { toTransactionDetails } from './transaction/details.ts';
import { toHeadline } from './transaction/headline.ts';
import { toOtherLists } from './transaction/other-lists.ts';
import { toTransactionRows } from './transaction/rows.ts';
import { toTransferLists } from './transaction/transfer-lists.ts';
import { toTransactionWarnings } from './transaction/warnings.ts';
import { toWrittenWarnings } from './written-warnings.ts';

/** Gives the card of a transaction. One that failed on chain is an answer like any other. */
export function toTransactionCard(
  q: CardAbout & { transaction: Transaction; reference: TransactionReference },
): CardContent {
  return shortenApart(() => makeTransactionCard(q));
}

function makeTransactionCard(q: Parameters<typeof toTransactionCard>[0]): CardContent {
  const { reference, now } = q;
  const watched = namedIn(q);
  const transaction = withOwnNames(q.isPublic ? withoutLabels(q.transaction) : q.transaction, watched);
  const { timestamp } = transaction;
  const chainId = q.chosen.chain.id;
  const asked = toWhenAsked(q);
  const frame = toFrame(reference, q);
  const content: CardContent = {
    ...frame,
    status: toStatus(transaction.state, asked),
    ...(timestamp !== null && { age: { text: formatAge(timestamp, now), title: formatExactTime(timestamp) } }),
    headline: toHeadline(transaction, chainId, asked),
    rows: toTransactionRows(transaction, chainId, asked),
    warnings: [
      ...toTransactionWarnings(transaction, q),
      ...toWrittenWarnings(q.written, chainId, q.link),
      ...toClockWarnings(timestamp, now),
    ],
    lists: [...toTransferLists(transaction), ...toOtherLists(transaction)],
    details: boundRows(toTransactionDetails(transaction, chainId, asked)),
    full: groupHex(reference.hash),
    // What has landed does not change any more.
    ...(q.mayWatch &&
      transaction.state === 'pending' && { watch: { hash: reference.hash, chainId, text: words().watched.watch } }),
    copy: { label: words().card.copy, text: reference.hash },
    copies: toCopyForms(reference, { plain: reference.hash, chainId, href: frame.explorer?.href }),
  };
  return markOwn(content, watched);
}

// What can still change may have changed since.
function toStatus(state: Transaction['state'], asked: string | null): NonNullable<CardContent['status']> {
  const { statuses } = words();
  const tone = tones[state];
  if (asked === null || (state !== 'pending' && state !== 'awaiting')) return { text: statuses[state], tone };
  return { text: state === 'pending' ? statuses.pendingWhenAsked : statuses.awaitingWhenAsked, tone };
}

const tones: { [state in Transaction['state']]: NonNullable<CardContent['status']>['tone'] } = {
  succeeded: 'ok',
  failed: 'bad',
  pending: 'wait',
  awaiting: 'wait',
  dropped: 'bad',
  unknown: 'plain',
};
