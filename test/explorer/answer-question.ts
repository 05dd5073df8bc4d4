import { buildTransaction } from '../../src/api/sample/build-transaction.ts';
import { buildTransfer } from '../../src/api/sample/build-transfer.ts';
import { findInSample } from '../../src/api/sample/find-in-sample.ts';
import { who } from '../../src/api/sample/sample-accounts.ts';
import { toShortTime } from '../../src/api/sample/sample-values.ts';
import { errorDialects, type WireReply } from './error-dialects.ts';
import { generateBalances } from './generator/generate-balances.ts';
import { generateNftTransaction } from './generator/generate-nft-transaction.ts';
import { generateTransaction } from './generator/generate-transaction.ts';
import { generateTransfers } from './generator/generate-transfers.ts';
import { type PagingStyle, toBalancePage, toTransfersPage } from './page-of.ts';
import type { Question } from './read-question.ts';
import { specialEndings } from './special-values.ts';

const fungible: string[] = [who.sun, who.sunOnArbitrum, who.tide].map((address) => address.toLowerCase());
const dayMs = 86_400_000;

/**
 * Returns the reply to a well-formed question: a special value's, else the sample's as of `now` (ms), else a generated
 * one as of midnight UTC of that day.
 */
export function answerQuestion({
  question,
  now,
  style,
  secretKey,
}: {
  question: Question;
  now: number;
  style: PagingStyle;
  secretKey?: string;
}): WireReply {
  const special = toSpecial(question, secretKey);
  if (special !== undefined) return special;
  // Generated times change only once a day, so that the same question gets the same answer all day.
  const day = Math.floor(now / dayMs) * dayMs;
  switch (question.operation) {
    case 'transaction':
      return { status: 200, body: toTransaction(question, { now, day, style }) };
    case 'balance':
      return { status: 200, body: toBalancePage(toBalances(question, { now, day }), question.paging, style) };
    case 'transfers': {
      const { tokenId, paging } = question;
      const all = toTransfers(question, { now, day, style });
      return { status: 200, body: toTransfersPage(all, paging, { ...style, tokenId }) };
    }
  }
}

function toSpecial(question: Question, secretKey: string | undefined): WireReply | undefined {
  const value = toValue(question);
  const dialect = specialEndings[value.slice(-4)];
  const admitted = dialect === 'restricted' && secretKey !== undefined && question.secretKey === secretKey;
  if (dialect !== undefined && !admitted) return errorDialects[dialect];
  const missing = value.endsWith('dead') && question.operation !== 'balance';
  return missing || (question.operation === 'transfers' && fungible.includes(value))
    ? errorDialects['not-found']
    : undefined;
}

function toValue(question: Question): string {
  switch (question.operation) {
    case 'transaction':
      return question.hash;
    case 'balance':
      return question.address;
    case 'transfers':
      return question.contract;
  }
}

type Of<Operation> = Extract<Question, { operation: Operation }>;
type Times = { now: number; day: number };

function toTransaction({ chainId, hash }: Of<'transaction'>, { now, day, style }: Times & { style: PagingStyle }) {
  const held = findInSample({ chainId, reference: { kind: 'transaction', hash } });
  if (held?.kind === 'transaction') return buildTransaction(held.plan, now);
  const asked = { chainId, hash, now: day, version: style.version };
  return generateNftTransaction(asked) ?? generateTransaction(asked);
}

function toBalances({ chainId, address }: Of<'balance'>, { now, day }: Times) {
  const held = findInSample({ chainId, reference: { kind: 'address', address } });
  if (held?.kind !== 'address') return address.endsWith('dead') ? [] : generateBalances({ chainId, address, now: day });
  return held.rows.map(({ block, hash, delta, value }) => ({
    block_number: block,
    block_timestamp: toShortTime({ chainId, block, now }),
    delta: String(delta),
    transaction_hash: hash,
    value: String(value),
  }));
}

function toTransfers(asked: Of<'transfers'>, { now, day, style }: Times & { style: PagingStyle }) {
  const { chainId, contract, tokenId } = asked;
  const held = findInSample({ chainId, reference: { kind: 'token-instance', contract, tokenId } });
  if (held?.kind === 'token-instance') {
    return held.steps.map(({ plan, hash, block }) =>
      buildTransfer({ plan, hash, moment: { chainId, block, now }, embedded: false }),
    );
  }
  if (tokenId.startsWith('-') || tokenId.endsWith('404')) return [];
  return generateTransfers({ chainId, contract, tokenId, now: day, version: style.version });
}
