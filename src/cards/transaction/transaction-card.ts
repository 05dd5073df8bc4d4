import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { formatAge, formatExactTime, readTime } from '../../format/format-time.ts';
import { groupHex, shortenApart } from '../../format/hex.ts';
import { quote } from '../../format/quote.ts';
import { spokenTag, t } from '../../i18n/t.ts';
import type { Address } from '../../models/address.ts';
import type { AskedCall } from '../../models/asked.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { TransactionReference } from '../../references/reference.ts';
import { toHashPart, toPartyPart } from '../address-rows.ts';
import type { CardContent, Headline, Part } from '../card-content.ts';
import { boundRows, type CardAbout, toClockWarnings, toFrame, toWhenAsked, withoutOwn } from '../card-frame.ts';
import { toCopyForms } from '../copy-forms.ts';
import { markOwn, withOwnNames, withoutLabels } from '../own-names.ts';
import { textOf, toHeadlineParts, toPhraseParts } from '../sentence-parts.ts';
import { toWrittenWarnings } from '../warnings/link-warnings.ts';
import { toTransactionWarnings } from '../warnings/transaction-warnings.ts';
import { toAskedLists, toIntentWords } from './asked-lists.ts';
import {
  hasData,
  isCreation,
  isRefused,
  type MethodKind,
  toActionSentence,
  toCallSentence,
  toCreation,
  toMethodKind,
  toSetCodeSentence,
} from './call-sentence.ts';
import { formatCoins, readCoins } from './coins.ts';
import { toTransactionDetails } from './details.ts';
import { toEvidence } from './evidence.ts';
import { toExecutionsSentence } from './execution-sentence.ts';
import { toExecutions } from './executions.ts';
import { toIntent } from './intent.ts';
import { toKnownCallSentence } from './known-calls.ts';
import { toBridgeSentence } from './movements/bridge-sentence.ts';
import { arrivedNew, type NetMovements, sumMovements, toSideWords } from './movements/net-transfers.ts';
import { toOnBehalfSentence } from './movements/on-behalf-sentence.ts';
import { toOverflowSentence } from './movements/overflow-sentence.ts';
import {
  toGivenSentence,
  toHiddenSentence,
  toOthersSentence,
  toReceivedSentence,
  toSentSentence,
  toTakenSentence,
} from './movements/sent-sentence.ts';
import { toDebtSentence, toPutInSentence, toShareSentence, toWrappingSentence } from './movements/share-sentence.ts';
import { toOneSidedTrade, toStartedSentence } from './movements/started-sentence.ts';
import { isClaim, toSwapSentence } from './movements/swap-sentence.ts';
import { toApprovalSentence } from './permissions/approval-sentence.ts';
import { toLossWords, toRevertWords } from './revert-reason.ts';
import { toTransactionFacts, toTransactionRows, toWorth } from './transaction-rows.ts';
import { toOtherLists, toTransferLists } from './transfer-lists.ts';

/** Returns the card of a transaction. A transaction that failed on chain is a normal answer. */
export function toTransactionCard(
  q: CardAbout & { transaction: Transaction; reference: TransactionReference; asked?: AskedCall[] },
): CardContent {
  return shortenApart(() => makeTransactionCard(withoutOwn(q)));
}

function makeTransactionCard(q: Parameters<typeof toTransactionCard>[0]): CardContent {
  const { reference, now, watched } = q;
  const transaction = withOwnNames(q.isPublic ? withoutLabels(q.transaction) : q.transaction, watched);
  const { timestamp } = transaction;
  const chainId = q.chosen.chain.id;
  const asked = toWhenAsked(q);
  const frame = toFrame(reference, q);
  const worth = toWorth(transaction, chainId, asked);
  const about = { chainId, asked, askedMs: readTime(q.asOf) ?? now };
  const headline = toHeadline(transaction, chainId, { asked, calls: q.asked ?? [] });
  const content: CardContent = {
    ...frame,
    status: toStatus(transaction.state, asked),
    ...(timestamp !== null && { age: { text: formatAge(timestamp, now), title: formatExactTime(timestamp) } }),
    headline,
    ...(worth !== null && { worth }),
    who: toParties(transaction, textOf(headline.parts)),
    facts: toTransactionFacts(transaction, about),
    rows: toTransactionRows(transaction, about),
    warnings: [
      ...toTransactionWarnings(transaction, q),
      ...toWrittenWarnings(q.written, chainId, q.link, q.said),
      ...toClockWarnings(timestamp, now),
    ],
    lists: [
      ...toTransferLists(transaction, chainId),
      ...toAskedLists(q.asked ?? [], { transaction, chainId }),
      ...toOtherLists(transaction, chainId),
    ],
    evidence: toEvidence(transaction, chainId),
    details: boundRows(toTransactionDetails(transaction, chainId, asked)),
    full: groupHex(reference.hash),
    // An included transaction does not change any more.
    ...(q.mayWatch &&
      transaction.state === 'pending' && {
        watch: {
          hash: reference.hash,
          chainId,
          text: q.isAwaited ? t('watchlist.edit') : t('watchlist.watch'),
          ...(q.isAwaited && { isWatched: true }),
        },
      }),
    copy: { label: t('card.copy'), text: reference.hash },
    copies: toCopyForms(reference, { plain: reference.hash, chainId, href: frame.explorer?.href }),
  };
  return markOwn(content, watched);
}

/**
 * Returns who sent a transaction, and to whom, or via which contract: it is not known whether what a call moves stays
 * with the contract. A name that the sentence `said` already is replaced by the address behind it.
 */
function toParties(transaction: Transaction, said: string): Part[] {
  const { from, to, createdContract } = transaction;
  const other = to ?? createdContract;
  const toParty = (one: Address | null): Part => {
    const part = toPartyPart(one);
    return one && said.includes(part.text) ? { ...part, ...toHashPart(one.hash) } : part;
  };
  if (other?.hash.toLowerCase() === from.hash.toLowerCase()) return [toParty(from)];
  const isCall = to !== null && to.isContract !== false && hasData(transaction);
  return toPhraseParts(
    (one, two) => (isCall ? t('card.fromVia', { one, other: two }) : t('card.fromTo', { one, other: two })),
    toParty(from),
    toParty(other),
  );
}

// A state that can still change may have changed since, so it is given as of "when updated".
function toStatus(state: Transaction['state'], asked: string | null): NonNullable<CardContent['status']> {
  const tone = tones[state];
  if (asked === null || (state !== 'pending' && state !== 'awaiting'))
    return { text: t('transaction.status', { state }), tone };
  return {
    text: t('transaction.status', { state: state === 'pending' ? 'pendingWhenAsked' : 'awaitingWhenAsked' }),
    tone,
  };
}

const tones: { [state in Transaction['state']]: NonNullable<CardContent['status']>['tone'] } = {
  succeeded: 'ok',
  failed: 'bad',
  pending: 'wait',
  awaiting: 'wait',
  dropped: 'plain',
  unknown: 'plain',
};

/**
 * Returns the sentence about a transaction, and a smaller second one if it helps. `asked` is null for a recent answer;
 * otherwise, facts that may have changed are given as of "when updated". `calls` is what was asked.
 */
function toHeadline(
  transaction: Transaction,
  chainId: number,
  { asked, calls }: { asked: string | null; calls: AskedCall[] },
): Headline {
  const intent = toIntent(transaction, chainId);
  switch (transaction.state) {
    case 'succeeded':
      return toDone(transaction, chainId, calls);
    case 'failed':
      return toHeadlineParts(toIntent(transaction, chainId, 'failed'), toFailureWords(transaction));
    case 'pending':
      return toHeadlineParts(
        toIntent(transaction, chainId, 'pending'),
        asked === null ? t('transaction.headline.waiting') : t('transaction.headline.waitingWhenAsked'),
      );
    case 'awaiting':
      return toHeadlineParts(
        intent,
        asked === null ? t('transaction.headline.included') : t('transaction.headline.includedWhenAsked'),
      );
    case 'dropped':
      return toHeadlineParts(t('transaction.headline.neverIncluded', { intent }), t('transaction.headline.dropped'));
    case 'unknown': {
      const said = toStateWords(transaction);
      return toHeadlineParts(
        said === '' ? t('transaction.headline.unknown') : t('transaction.headline.unknownSaid', { said: quote(said) }),
        intent,
      );
    }
  }
}

// Why it failed, and what that cost. Code that was set for an account stays set despite the failure.
function toFailureWords(transaction: Transaction): string {
  const reason = capitalized(toRevertWords(transaction));
  const rest = toSetCodeSentence(transaction) ?? toLossWords(transaction);
  return rest === null
    ? t('transaction.headline.reason', { reason })
    : t('transaction.headline.reasonAndLoss', { reason, rest });
}

// Our own words begin the sentence. Foreign ones, in quotation marks, stay as they are.
function capitalized(words: string): string {
  return words.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(spokenTag()));
}

// Prefers any other word to the result "success", which adds nothing to an unknown state.
function toStateWords({ result, status }: Transaction): string {
  const said = [result === 'success' ? null : result, status, result].map((word) => cleanText(word ?? '', 60));
  return said.find((word) => word !== '') ?? '';
}

function toDone(transaction: Transaction, chainId: number, calls: AskedCall[]): Headline {
  if (isCreation(transaction)) return toHeadlineParts(toCreation(transaction));
  const executions = toExecutions(transaction);
  const told =
    (executions && toExecutionsSentence(executions, transaction, chainId, (one) => toDoneWords(one, chainId))) ??
    toTold(transaction, chainId);
  const setCode = toSetCodeSentence(transaction);
  const own = setCode === null ? null : (told ?? toOwnCall(transaction, chainId));
  const isSet = !transaction.authorizationList.every(({ status }) => isRefused(status));
  if (setCode !== null) return isSet || own === null ? toHeadlineParts(setCode, own) : toHeadlineParts(own, setCode);
  const origin = toOriginWords(transaction);
  const isOwn = transaction.to?.hash.toLowerCase() === transaction.from.hash.toLowerCase();
  if (origin !== null && isOwn && readCoins(transaction.value) !== 0n)
    return toHeadlineParts(t('transaction.movement.bridgedIn', { what: formatCoins(transaction.value, chainId) }));
  if (told !== null) return toHeadlineParts(told, origin);
  return toHeadlineParts(toOpaqueCall(transaction, chainId), origin ?? toPurpose(transaction, calls));
}

function toTold(transaction: Transaction, chainId: number): string | null {
  return (
    toActionSentence(transaction) ??
    // A permission outlasts anything else that moved, so it comes first.
    toApprovalSentence(transaction, chainId) ??
    toKnownCallSentence(transaction, chainId) ??
    toMovementSentence(transaction, chainId) ??
    toBlobSentence(transaction, chainId)
  );
}

function toDoneWords(transaction: Transaction, chainId: number): string {
  return toTold(transaction, chainId) ?? toOpaqueCall(transaction, chainId);
}

// A call of unknown effect, with everything that left the sender.
function toOpaqueCall(transaction: Transaction, chainId: number): string {
  const net = sumMovements(transaction, chainId);
  const isOwn = transaction.to?.hash.toLowerCase() === transaction.from.hash.toLowerCase();
  const out = net.isComplete && net.in.length === 0 && !isOwn ? toSideWords(net.out, chainId) : null;
  const given = out && toGivenSentence(transaction, net.out, out);
  return given && given.length <= longest ? given : toCallSentence(transaction, chainId);
}

// The protocol's own word for the call.
function toPurpose({ to }: Transaction, calls: AskedCall[]): string | null {
  const own = calls.find((call) => call.to.toLowerCase() === to?.hash.toLowerCase());
  return own ? toIntentWords(own) : null;
}

// Returns what a transaction did besides setting code; null for nothing, which is the usual case.
function toOwnCall(transaction: Transaction, chainId: number): string | null {
  const doesNothing = readCoins(transaction.value) === 0n && !hasData(transaction) && transaction.method === null;
  return doesNothing ? null : toCallSentence(transaction, chainId);
}

// Here the chain itself records the base layer's state with each block. These transactions are not deposits.
const l1Attributes = '0x4200000000000000000000000000000000000015';

// These transactions were not signed on this chain: the chain made them from an action on the base layer.
function toOriginWords({ type, arbitrum, extra, to }: Transaction): string | null {
  const isDeposit =
    (type === 126 && to?.hash.toLowerCase() !== l1Attributes) ||
    (arbitrum !== null && (type === 100 || type === 105)) ||
    (type === 255 && (extra.zksync ?? null) !== null);
  return isDeposit ? t('transaction.headline.deposit') : null;
}

// Four amounts with long names no longer make a readable sentence.
const longest = 180;

/**
 * Returns what a transaction did to its sender's tokens, "Swapped 1.5 ETH for 3,912.44 USDC". Null if it did nothing to
 * them, did too many things or is not fully known: then only the call can be described.
 */
function toMovementSentence(transaction: Transaction, chainId: number): string | null {
  const sentence = toSentence(transaction, chainId);
  return sentence !== null && sentence.length <= longest ? sentence : null;
}

function toSentence(transaction: Transaction, chainId: number): string | null {
  const net = sumMovements(transaction, chainId);
  if (transaction.to === null) return null;
  if (!net.isComplete) return toHiddenSentence(transaction) ?? toOverflowSentence(transaction, chainId);
  const taken = toTakenSentence(transaction, chainId);
  if (taken !== null) return taken;
  const kind = toMethodKind(transaction);
  // No user signs what the chain does by itself.
  if (isZeroAddress(transaction.from.hash)) return toOthersSentence(transaction, kind, chainId);
  const debt = toDebtSentence(transaction, net, chainId) ?? toOnBehalfSentence(transaction, net, chainId);
  if (debt !== null) return debt;
  const wrapping = toWrappingSentence(transaction, net, chainId);
  if (wrapping !== null) return wrapping;
  const out = toSideWords(net.out, chainId);
  const incoming = toSideWords(net.in, chainId);
  if (net.out.length > 0 && net.in.length > 0) {
    return out && incoming
      ? (toShareSentence({ transaction, net, out, incoming, chainId }) ??
          toSwapSentence({ transaction, net, out, incoming, chainId }))
      : null;
  }
  // A delegating account's own code may have paid with coins that no list shows.
  if (transaction.from.hash.toLowerCase() === transaction.to.hash.toLowerCase()) return null;
  if (incoming) {
    const started = toStartedSentence(transaction, chainId);
    if (started !== null) return started;
    if (isClaim(transaction)) return t('transaction.movement.claimed', { what: incoming });
    return isMinted(transaction, net.in, kind)
      ? t('transaction.movement.minted', { what: incoming })
      : toReceivedSentence(transaction, incoming);
  }
  if (out) {
    return (
      toBridgeSentence(transaction, net.out, chainId) ??
      toSentSentence({ transaction, side: net.out, out, kind, chainId }) ??
      toPutInSentence(transaction, net.out, out) ??
      toOneSidedTrade({ transaction, out, chainId })
    );
  }
  return net.out.length + net.in.length === 0
    ? (toOthersSentence(transaction, kind, chainId) ?? toStartedSentence(transaction, chainId))
    : null;
}

// Claimed or bridged tokens are often newly minted too, but users do not call that minting.
function isMinted(transaction: Transaction, [first]: NetMovements['in'], kind: MethodKind): boolean {
  if (!arrivedNew(transaction)) return false;
  return kind === 'mint' || (first?.kind === 'nft' && kind !== 'keeping' && kind !== 'withdraw');
}

/** Returns "Posted 2 blobs to Base Batch Inbox"; null for a transaction without blobs. */
function toBlobSentence({ transactionTypes, extra, to, value }: Transaction, chainId: number): string | null {
  if (!transactionTypes.includes('blob_transaction') || to === null) return null;
  const hashes = extra.blob_versioned_hashes;
  const count = Array.isArray(hashes) ? hashes.length : 0;
  const [number, receiver, coins] = [formatNumber(count), formatAddress(to), formatCoins(value, chainId)];
  if (readCoins(value) === 0n) {
    return count > 0
      ? t('transaction.call.postedBlobs', { count, number, receiver })
      : t('transaction.call.postedBlobData', { receiver });
  }
  return count > 0
    ? t('transaction.call.postedBlobsWith', { count, number, receiver, coins })
    : t('transaction.call.postedBlobDataWith', { receiver, coins });
}
