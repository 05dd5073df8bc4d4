import { who } from '../../../src/api/sample/sample-accounts.ts';
import { toSeededHex } from '../../../src/api/sample/sample-values.ts';
import { dollar, grain, toCollection } from './generate-tokens.ts';
import {
  type Changes,
  type KindParts,
  type Move,
  toAuthorization,
  toContract,
  toErrorText,
  toFailed,
  toTokenCall,
  toTransfers,
} from './kind-parts.ts';
import { toSeededAddress } from './to-seeded-address.ts';

const made = {
  payment: () => ({ gasLimit: 21_000n }),
  'token-payment': (parts, amount) =>
    toTokenCall(dollar, amount, toTransfers(parts, [[dollar, parts.plan.from, toSeededAddress('receiver'), amount]])),
  swap: (parts, amount) => {
    const pool = toSeededAddress('pool');
    const moves: Move[] = [
      [grain, parts.plan.from, pool, `${amount}00000000`],
      [dollar, pool, parts.plan.from, amount],
    ];
    const to = toContract(toSeededAddress('exchange'), 'Harbour Exchange');
    const own = { ...toTransfers(parts, moves), to, method: 'swapExactTokensForTokens' };
    return { value: 0n, gasUsed: 141_208n, types: ['contract_call', 'token_transfer'], input: '0x38ed1739', own };
  },
  mint: (parts, amount) => {
    const nft = toCollection(toSeededAddress('collection'));
    const own = { ...toTransfers(parts, [[nft, who.zero, parts.plan.from, amount]]), method: 'mint' };
    const to = toContract(nft.address, nft.name);
    return { value: 0n, gasUsed: 92_117n, types: ['contract_call', 'token_transfer'], own: { to, ...own } };
  },
  creation: ({ plan }) => ({
    to: null,
    created: toSeededAddress(`${plan.hash} new`),
    value: 0n,
    gasUsed: 930_112n,
    input: '0x60806040',
    types: ['contract_creation'],
  }),
  reverted: (_, amount) => toTokenCall(dollar, amount, toFailed('execution reverted', toErrorText('Pausable: paused'))),
  'reverted-raw': (_, amount) =>
    toTokenCall(dollar, amount, toFailed('execution reverted', { raw: '0x4f6e6c79206f776e6572' })),
  'out-of-gas': (_, amount) => ({
    ...toTokenCall(dollar, amount, toFailed('out of gas', null)),
    gasLimit: 60_000n,
    gasUsed: 60_000n,
  }),
  undecoded: ({ plan }) => ({
    gasUsed: 88_412n,
    input: toSeededHex(plan.hash, 200),
    types: ['contract_call'],
    own: { method: toSeededHex(plan.hash, 8), to: { ...toContract(plan.to ?? who.zero, ''), name: null } },
  }),
  'many-transfers': (parts, amount) => {
    const to = (at: number) => toSeededAddress(`${parts.plan.hash} ${at}`);
    const moves = Array.from({ length: 10 }, (_, at): Move => [grain, parts.plan.from, to(at), amount]);
    return toTokenCall(grain, amount, { ...toTransfers(parts, moves), token_transfers_overflow: true });
  },
  delegation: (parts) => ({
    to: parts.plan.from,
    value: 0n,
    types: ['set_code_transaction'],
    own: { type: 4, authorization_list: [toAuthorization(parts)] },
  }),
  waiting: () => ({ gasLimit: 21_000n }),
  awaiting: () => ({
    own: { status: null, result: 'awaiting_internal_transactions', has_error_in_internal_transactions: null },
  }),
  dropped: () => ({ own: { status: 'error', result: 'dropped/replaced' } }),
} satisfies { [kind: string]: (parts: KindParts, amount: string) => Changes };

export type GeneratedKind = keyof typeof made;

/** Every kind of generated transaction, once each. */
export const generatedKinds = Object.keys(made) as GeneratedKind[];

/** Returns the changes that turn a plan into a transaction of this kind. */
export function toKindOfTransaction({ kind, ...parts }: KindParts & { kind: GeneratedKind }): Changes {
  return made[kind](parts, String(1 + parts.dice.below(4_000_000_000)));
}
