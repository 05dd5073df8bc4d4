import type { TransactionPlan } from '../../../src/api/sample/build-transaction.ts';
import { toSampleAddress } from '../../../src/api/sample/sample-accounts.ts';
import type { Dice } from '../../../src/api/sample/sample-values.ts';
import type { ApiVersion } from '../read-question.ts';
import { type GeneratedToken, toGeneratedTransfer } from './generate-tokens.ts';
import { toSeededAddress } from './to-seeded-address.ts';

/** Input for building a transaction of a kind. */
export type KindParts = { plan: TransactionPlan; dice: Dice; now: number; version: ApiVersion };

/** The fields of a plan that a kind overrides. */
export type Changes = Partial<TransactionPlan>;

/** A token movement. For NFTs, `amount` is the token id. */
export type Move = [token: GeneratedToken, from: string, to: string, amount: string];

type Fields = { [field: string]: unknown };

/** Returns the API's token transfers for these movements, as embedded in a transaction. */
export function toTransfers({ plan, now, version }: KindParts, moves: Move[]): Fields {
  const moment = { chainId: plan.chainId, block: plan.block ?? 0, now };
  const transfers = moves.map(([token, from, to, amount], at) => {
    const what = token.decimals === null ? { tokenId: amount } : { amount };
    const transfer = { from, to, logIndex: 10 + at, ...what };
    return toGeneratedTransfer({ token, plan: transfer, version, hash: plan.hash, moment, embedded: true });
  });
  return { token_transfers: transfers };
}

/** Returns a decoded `transfer` call on a token. `own` holds further fields of the answer. */
export function toTokenCall(token: GeneratedToken, amount: string, own: Fields): Changes {
  const call: NonNullable<TransactionPlan['call']> = {
    name: 'transfer',
    selector: 'a9059cbb',
    arguments: [
      ['to', 'address', toSeededAddress('receiver')],
      ['value', 'uint256', amount],
    ],
  };
  const shared = { to: token.address, value: 0n, gasUsed: 51_730n, types: ['contract_call', 'token_transfer'], call };
  return { ...shared, own: { to: toContract(token.address, token.name), ...own } };
}

/** Returns the API's address object of a verified contract. */
export function toContract(hash: string, name: string): Fields {
  return { ...toSampleAddress(hash), name, is_contract: true, is_verified: true };
}

/** Returns a failed status with the node's message and the revert reason. */
export function toFailed(result: string, reason: unknown): Fields {
  return { status: 'error', result, revert_reason: reason };
}

/** Returns a revert reason as `Error(string)`. */
export function toErrorText(text: string): Fields {
  const parameters = [{ name: 'reason', type: 'string', value: text }];
  return { method_call: 'Error(string reason)', method_id: '08c379a0', parameters };
}

/** Returns an EIP-7702 authorization, which may be invalid. */
export function toAuthorization({ plan, dice }: KindParts): Fields {
  const status = dice.oneOf(['ok', 'invalid_nonce', 'invalid_chain_id']);
  const signature = { nonce: '7', r: '81', s: '92', v: 0 };
  const delegate = toSeededAddress('delegate');
  return { address_hash: delegate, authority: plan.from, chain_id: plan.chainId, ...signature, status };
}
