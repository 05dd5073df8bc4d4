import type { TransactionPlan } from '../../../src/api/sample/build-transaction.ts';
import { toSampleAddress } from '../../../src/api/sample/sample-accounts.ts';
import type { Dice } from '../../../src/api/sample/sample-values.ts';
import type { ApiVersion } from '../read-question.ts';
import { type GeneratedToken, toGeneratedTransfer } from './generate-tokens.ts';
import { toSeededAddress } from './to-seeded-address.ts';

/** What a kind of transaction is made from. */
export type KindParts = { plan: TransactionPlan; dice: Dice; now: number; version: ApiVersion };

/** What a kind changes in a plan. */
export type Changes = Partial<TransactionPlan>;

/** A movement of a token: `amount` is the token id for NFTs. */
export type Move = [token: GeneratedToken, from: string, to: string, amount: string];

type Fields = { [field: string]: unknown };

/** The API's token transfers for some movements, as they stand inside a transaction. */
export function toTransfers({ plan, now, version }: KindParts, moves: Move[]): Fields {
  const moment = { chainId: plan.chainId, block: plan.block ?? 0, now };
  const transfers = moves.map(([token, from, to, amount], at) => {
    const what = token.decimals === null ? { tokenId: amount } : { amount };
    const transfer = { from, to, logIndex: 10 + at, ...what };
    return toGeneratedTransfer({ token, plan: transfer, version, hash: plan.hash, moment, embedded: true });
  });
  return { token_transfers: transfers };
}

/** A decoded `transfer` on a token, with further fields of the answer. */
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

/** The API's address object of a verified contract. */
export function toContract(hash: string, name: string): Fields {
  return { ...toSampleAddress(hash), name, is_contract: true, is_verified: true };
}

/** A failure with what the node says and why the call reverted. */
export function toFailed(result: string, reason: unknown): Fields {
  return { status: 'error', result, revert_reason: reason };
}

/** A revert reason as `Error(string)`. */
export function toErrorText(text: string): Fields {
  const parameters = [{ name: 'reason', type: 'string', value: text }];
  return { method_call: 'Error(string reason)', method_id: '08c379a0', parameters };
}

/** One EIP-7702 authorization, not always a good one. */
export function toAuthorization({ plan, dice }: KindParts): Fields {
  const status = dice.oneOf(['ok', 'invalid_nonce', 'invalid_chain_id']);
  const signature = { nonce: '7', r: '81', s: '92', v: 0 };
  const delegate = toSeededAddress('delegate');
  return { address_hash: delegate, authority: plan.from, chain_id: plan.chainId, ...signature, status };
}
