import { cleanText } from '../../format/clean-text.ts';
import { isInteger } from '../../format/format-number.ts';
import type { DecodedInput, Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { decodeRevert, formatPanic, quoteReason } from './decode-revert.ts';
import { toErrorWords } from './known-errors.ts';

/** Why a transaction failed, in as plain words as the explorer's answer allows: "insufficient allowance". */
export function toRevertWords({ revertReason, result }: Transaction): string {
  const reason =
    revertReason === null
      ? null
      : revertReason.kind === 'decoded'
        ? fromDecoded(revertReason.input)
        : decodeRevert(revertReason.raw);
  return reason ?? fromResult(result);
}

function fromDecoded({ methodCall, methodId, parameters }: DecodedInput): string | null {
  const name = cleanText(methodCall.split('(')[0] ?? '', 60);
  const value = parameters[0]?.value;
  if (name === 'Error' && typeof value === 'string') return quoteReason(value);
  if (name === 'Panic' && typeof value === 'string' && isInteger(value)) return formatPanic(BigInt(value));
  if (name !== '')
    return quoteReason([toErrorWords(name), findText(parameters)].filter((text) => text !== '').join(': '));
  return /^[\da-f]{8}$/i.test(methodId) ? words().reverts.error(`0x${methodId.toLowerCase()}`) : null;
}

// What an error of a contract's own says in words, "AA21 didn't pay prefund" of FailedOp(0, "AA21 …").
function findText(parameters: DecodedInput['parameters']): string {
  const said = parameters.find(({ type, value }) => type === 'string' && typeof value === 'string');
  return typeof said?.value === 'string' ? cleanText(said.value, 120) : '';
}

// What a result says that is no reason to fail.
const noReasons = new Set(['awaiting_internal_transactions', 'error', 'failed', 'ok', 'pending', 'success']);

function fromResult(result: string | null): string {
  const says = words().reverts;
  const text = cleanText(result ?? '', 120);
  if (text === '' || noReasons.has(text.toLowerCase())) return says.notKnown;
  if (/^(?:execution )?reverted$/i.test(text)) return says.noReason;
  // A node's own words for it, "out of gas"; whatever else stands there may be a contract's.
  return /^[a-z][a-z ]{2,40}$/i.test(text) ? text : (quoteReason(text) ?? says.noReason);
}
