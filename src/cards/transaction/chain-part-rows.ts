import { formatDomain } from '../../format/address-name.ts';
import type { Unit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatDecimal, formatInteger, formatUnits, isInteger, toDecimals } from '../../format/format-amount.ts';
import { formatExactTime, readTime } from '../../format/format-time.ts';
import { quote } from '../../format/quote.ts';
import { type KeyIn, t } from '../../i18n/t.ts';
import type { Json } from '../../models/json.ts';
import { toFullPart } from '../address-rows.ts';
import type { Part, Row } from '../card-content.ts';
import { toMoreRow } from '../card-frame.ts';
import { toKeyWords, toLeafText } from '../json-rows.ts';

const mostRows = 60;
const deepest = 5;

type Place = { label: string; path: string; unit: Unit; depth: number };

/**
 * Returns a row for each transaction field that the specification does not name: fields of known chains with our labels
 * and units, others under their own names. Nulls and empty lists are left out; a 61st row counts the rest.
 */
export function toChainPartRows(extra: { [key: string]: Json }, unit: Unit): Row[] {
  const rows: Row[] = [];
  let left = 0;

  function visit(value: Json, place: Place): void {
    if (place.depth > deepest || value === null || value === '') return;
    // From here on values are only counted: a hostile answer may contain a megabyte of labels.
    if (rows.length >= mostRows) {
      left += countValues(value, place.depth);
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((entry, at) => {
        const label =
          value.length > 1
            ? t('transaction.chainPart.numbered', { label: place.label, number: String(at + 1) })
            : place.label;
        visit(entry, { ...place, label, depth: place.depth + 1 });
      });
      return;
    }
    if (typeof value === 'object') {
      visitObject(value, place);
      return;
    }
    const part = toPart(value, chainPartWords.get(place.path)?.[1] ?? 'words', place.unit);
    if (part.text !== '') rows.push({ label: place.label, parts: [part] });
  }

  function visitObject(value: { [key: string]: Json }, place: Place): void {
    const account = toAccountParts(value);
    if (account) rows.push({ label: place.label, parts: account });
    const unitHere = toTokenUnit(value.token) ?? place.unit;
    for (const [key, entry] of Object.entries(value)) {
      if (account && accountKeys.has(key)) continue;
      const path = place.path === '' ? key : `${place.path}.${key}`;
      visit(entry, { label: toLabel(place.label, path, key), path, unit: unitHere, depth: place.depth + 1 });
    }
  }

  for (const [key, entry] of Object.entries(extra)) {
    visit(entry, { label: toLabel('', key, key), path: key, unit, depth: 0 });
  }
  return [...rows, ...toMoreRow(t('transaction.chainPart.chainsOwn'), left)];
}

function countValues(value: Json, depth: number): number {
  if (depth > deepest || value === null || value === '') return 0;
  if (typeof value !== 'object') return 1;
  const entries = Array.isArray(value) ? value : Object.values(value);
  return entries.reduce<number>((sum, entry) => sum + countValues(entry, depth + 1), 0);
}

function toLabel(around: string, path: string, key: string): string {
  const known = chainPartWords.get(path)?.[0] ?? { name: toKeyWords(key) };
  const word = typeof known === 'string' ? t(known) : known.name;
  const label = cleanText(
    around === '' || word === '' ? `${around}${word}` : t('transaction.chainPart.within', { around, label: word }),
    60,
  );
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function toPart(value: string | number | boolean, kind: ChainPartKind, unit: Unit): Part {
  const text = String(value);
  switch (kind) {
    case 'coins':
      return isInteger(text) ? toAmount(text, unit) : { text: toLeafText(value) };
    case 'gwei':
      return isInteger(text) ? toAmount(text, { symbol: 'Gwei', decimals: 9 }) : { text: toLeafText(value) };
    case 'number':
      return { text: formatInteger(text) ?? formatDecimal(text) ?? toLeafText(value) };
    case 'hash':
      return toFullPart(text);
    case 'time':
      return { text: readTime(text) === null ? toLeafText(value) : formatExactTime(text) };
    case 'words':
      return { text: toLeafText(value) };
  }
}

function toAmount(value: string, { symbol, decimals }: Unit): Part {
  return { text: `${formatUnits(value, decimals).exact} ${symbol}` };
}

// A fee can be paid in a token, which is then a field next to the amount.
function toTokenUnit(token: Json | undefined): Unit | null {
  if (token === undefined || token === null || typeof token !== 'object' || Array.isArray(token)) return null;
  const decimals = typeof token.decimals === 'string' ? toDecimals(token.decimals) : null;
  const symbol = typeof token.symbol === 'string' ? cleanText(token.symbol, 20) : '';
  return decimals === null || symbol === '' ? null : { symbol, decimals };
}

const accountKeys = new Set(['hash', 'ens_domain_name', 'name', 'is_contract', 'is_verified', 'is_scam']);

function toAccountParts({ hash, ...rest }: { [key: string]: Json }): Part[] | null {
  if (typeof hash !== 'string' || !/^0x[\da-f]{40}$/i.test(hash)) return null;
  const toName = (name: Json | undefined) => (typeof name === 'string' ? cleanText(name, 60) : '');
  const name = toName(rest.name);
  const contractWords =
    rest.is_verified === true ? t('transaction.chainPart.verifiedContract') : t('transaction.chainPart.contract');
  const contract = rest.is_contract === true ? contractWords : '';
  const facts = [formatDomain(toName(rest.ens_domain_name)), name && quote(name), contract].filter(
    (text) => text !== '',
  );
  return [
    toFullPart(hash),
    ...facts.map((text): Part => ({ text, tone: 'dim' })),
    ...(rest.is_scam === true ? [{ text: t('transaction.chainPart.scam'), tone: 'bad' } as const] : []),
  ];
}

/** How a chain's own value is read. A value that does not fit its kind is shown as plain text. */
type ChainPartKind = 'coins' | 'gwei' | 'number' | 'hash' | 'time' | 'words';

/** The key of our message, or a chain's name, which is the same in every language. */
type ChainPartLabel = KeyIn<'transaction.chainPart'> | { name: string };

type ChainPartWord = [label: ChainPartLabel, kind: ChainPartKind];

/**
 * Fields that single chains add to a transaction, by path without list indexes. A label follows the label of the object
 * around it: "Withdrawal 2 status".
 */
const chainPartWords = new Map<string, ChainPartWord>([
  ['fhe_operations_count', ['transaction.chainPart.fheOperations', 'number']],
  // Optimism and other OP Stack chains.
  ['l1_fee', ['transaction.chainPart.l1Fee', 'coins']],
  ['l1_fee_scalar', ['transaction.chainPart.l1FeeScalar', 'words']],
  ['l1_gas_price', ['transaction.chainPart.l1GasPrice', 'gwei']],
  ['l1_gas_used', ['transaction.chainPart.l1GasUsed', 'number']],
  ['da_footprint_gas_scalar', ['transaction.chainPart.dataFootprintScalar', 'number']],
  ['operator_fee', ['transaction.chainPart.operatorFee', 'coins']],
  ['op_withdrawals', ['transaction.chainPart.withdrawal', 'words']],
  ['op_withdrawals.nonce', ['transaction.chainPart.number', 'number']],
  ['op_withdrawals.l1_transaction_hash', ['transaction.chainPart.onL1', 'hash']],
  ['op_withdrawals.portal_contract_address_hash', ['transaction.chainPart.portal', 'hash']],
  ['op_withdrawals.msg_nonce_raw', ['transaction.chainPart.messageNonce', 'words']],
  ['op_withdrawals.msg_sender_address_hash', ['transaction.chainPart.from', 'hash']],
  ['op_withdrawals.msg_target_address_hash', ['transaction.chainPart.to', 'hash']],
  ['op_withdrawals.msg_value', ['transaction.chainPart.value', 'coins']],
  ['op_withdrawals.msg_gas_limit', ['transaction.chainPart.gasLimit', 'number']],
  ['op_withdrawals.msg_data', ['transaction.chainPart.data', 'words']],
  ['op_interop_messages', ['transaction.chainPart.messageBetweenChains', 'words']],
  // Rollups with validity proofs.
  ['zksync', [{ name: 'ZKsync' }, 'words']],
  ['zksync.batch_number', ['transaction.chainPart.batch', 'number']],
  ['zksync.commit_transaction_hash', ['transaction.chainPart.committedBy', 'hash']],
  ['zksync.commit_transaction_timestamp', ['transaction.chainPart.committed', 'time']],
  ['zksync.prove_transaction_hash', ['transaction.chainPart.provedBy', 'hash']],
  ['zksync.prove_transaction_timestamp', ['transaction.chainPart.proved', 'time']],
  ['zksync.execute_transaction_hash', ['transaction.chainPart.executedBy', 'hash']],
  ['zksync.execute_transaction_timestamp', ['transaction.chainPart.executed', 'time']],
  ['scroll', [{ name: 'Scroll' }, 'words']],
  ['scroll.l1_fee', ['transaction.chainPart.l1Fee', 'coins']],
  ['scroll.queue_index', ['transaction.chainPart.queuePlace', 'number']],
  ['scroll.l1_gas_used', ['transaction.chainPart.l1GasUsed', 'number']],
  ['scroll.l1_base_fee', ['transaction.chainPart.l1BaseFee', 'gwei']],
  ['scroll.l1_blob_base_fee', ['transaction.chainPart.l1BlobBaseFee', 'gwei']],
  ['scroll.l1_fee_scalar', ['transaction.chainPart.l1FeeScalar', 'number']],
  ['scroll.l1_fee_commit_scalar', ['transaction.chainPart.l1CommitScalar', 'number']],
  ['scroll.l1_fee_blob_scalar', ['transaction.chainPart.l1BlobScalar', 'number']],
  ['scroll.l1_fee_overhead', ['transaction.chainPart.l1FeeOverhead', 'number']],
  ['scroll.l2_fee', ['transaction.chainPart.l2Fee', 'words']],
  ['scroll.l2_fee.type', ['transaction.chainPart.is', 'words']],
  ['scroll.l2_fee.value', [{ name: '' }, 'coins']],
  ['scroll.l2_block_status', ['transaction.chainPart.blockStatus', 'words']],
  // Ethereum's blobs.
  ['max_fee_per_blob_gas', ['transaction.chainPart.mostBlobFee', 'gwei']],
  ['blob_gas_price', ['transaction.chainPart.blobGasPrice', 'gwei']],
  ['blob_gas_used', ['transaction.chainPart.blobGasUsed', 'number']],
  ['burnt_blob_fee', ['transaction.chainPart.burntBlobFee', 'coins']],
  ['blob_versioned_hashes', ['transaction.chainPart.blob', 'hash']],
  // Fees in something other than the chain's coin.
  ['celo', [{ name: 'Celo' }, 'words']],
  ['celo.gas_token', ['transaction.chainPart.feePaidIn', 'words']],
  ['stability_fee', ['transaction.chainPart.stabilityFee', 'words']],
  ['stability_fee.total_fee', ['transaction.chainPart.inAll', 'coins']],
  ['stability_fee.dapp_fee', ['transaction.chainPart.forApp', 'coins']],
  ['stability_fee.validator_fee', ['transaction.chainPart.forValidator', 'coins']],
  ['stability_fee.dapp_address', ['transaction.chainPart.app', 'words']],
  ['stability_fee.validator_address', ['transaction.chainPart.validator', 'words']],
  ['fee_payer', ['transaction.chainPart.feePaidBy', 'words']],
  ['eden', [{ name: 'Eden' }, 'words']],
  ['eden.fee_payer', ['transaction.chainPart.feePaidBy', 'words']],
  ['eden.calls', ['transaction.chainPart.call', 'words']],
  ['calls', ['transaction.chainPart.call', 'words']],
  // Suave and Zilliqa.
  ['execution_node', ['transaction.chainPart.executionNode', 'words']],
  ['allowed_peekers', ['transaction.chainPart.mayBeSeenBy', 'hash']],
  ['wrapped', ['transaction.chainPart.wrapped', 'words']],
  ['zilliqa', [{ name: 'Zilliqa' }, 'words']],
  ['zilliqa.is_scilla', ['transaction.chainPart.callsScilla', 'words']],
]);
