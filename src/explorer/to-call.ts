import type { DecodedInput, RevertReason } from '../models/transaction.ts';
import type { DecodedReply, TransactionReply } from './replies.ts';
import { present } from './to-address.ts';
import { pickExtra } from './to-json.ts';

/** Gives our decoded call for theirs. */
export function toDecodedInput(reply: DecodedReply): DecodedInput {
  return {
    methodCall: reply.method_call ?? '',
    methodId: (reply.method_id ?? '').replace(/^0x/, ''),
    parameters: present(reply.parameters).map(({ name, type, value, ...rest }) => ({
      name: name ?? '',
      type: type ?? '',
      value,
      ...rest,
    })),
    ...pickExtra(reply),
  };
}

/** Gives the reason of a revert: decoded, raw, or null where the server gives none (null, "" or an empty raw). */
export function toRevertReason(reply: TransactionReply['revert_reason']): RevertReason | null {
  if (reply !== null && typeof reply === 'object' && 'method_call' in reply) {
    return { kind: 'decoded', input: toDecodedInput(reply) };
  }

  const raw = typeof reply === 'string' ? reply : (reply?.raw ?? '');

  return raw === '' ? null : { kind: 'raw', raw };
}
