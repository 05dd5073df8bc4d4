import tables from './full-answers.json' with { type: 'json' };
import { address, hash } from './service.ts';

/** Converts the specification's field names to our models' camel case. Most values stay unchanged. */
function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  const toName = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [toName(name), toCamelCase(one)]));
}

/** A model with the answer's fields, and `extra` for fields that the specification does not name. */
const toModel = (fields: object, extra: object) => ({ ...Object(toCamelCase(fields)), extra });

/** An address with every field of the specification, plus one field that it does not name. */
const fullAddress = tables.address;

const { metadata, filecoin, ...addressFields } = fullAddress;
const fullAddressModel = {
  ...toModel(addressFields, { filecoin }),
  tags: [{ name: 'Exchange', slug: 'exchange', tagType: 'name', ordinal: 10, meta: { bgColor: '#fff' } }],
  watchlistNames: [{ addressHash: null, displayName: 'watched', label: 'watched-1' }],
};

const fullToken = { address_hash: address, ...tables.token };

const { circulating_supply, ...tokenFields } = fullToken;
const fullTokenModel = toModel(tokenFields, { circulating_supply });

/** A transfer with every field of the specification, including amounts, plus some fields that it does not name. */
export const fullTransfer = {
  ...tables.transfer,
  from: fullAddress,
  to: { ...fullAddress, hash: '0x6666666666666666666666666666666666666666' },
  token: fullToken,
  total: { ...tables.amount, token_instance: { ...tables.instance, owner: fullAddress, token: fullToken } },
};

const { is_wrapped, ...transferFields } = fullTransfer;
const { image_media_type, ...instanceFields } = fullTransfer.total.token_instance;

/** The model expected for `fullTransfer`. */
export const fullTransferModel = {
  ...toModel(transferFields, { is_wrapped }),
  from: fullAddressModel,
  to: { ...fullAddressModel, hash: '0x6666666666666666666666666666666666666666' },
  token: fullTokenModel,
  total: {
    tokenId: '7',
    value: '5',
    decimals: '0',
    tokenInstance: { ...toModel(instanceFields, { image_media_type }), owner: fullAddressModel, token: fullTokenModel },
  },
};

/** A transaction with every field of the specification, plus one field that it does not name. */
export const fullTransaction = {
  ...tables.transaction,
  hash,
  from: fullAddress,
  to: { ...fullAddress, hash: '0x7777777777777777777777777777777777777777' },
  created_contract: { ...fullAddress, hash: '0x8888888888888888888888888888888888888888' },
  token_transfers: [fullTransfer],
};

const { fhe_operations_count, confirmation_duration, transaction_burnt_fee, ...transactionFields } = fullTransaction;
const { prover, ...arbitrumFields } = fullTransaction.arbitrum;

/** The model expected for `fullTransaction`. */
export const fullTransactionModel = {
  ...toModel(transactionFields, { fhe_operations_count }),
  hash: hash.toLowerCase(),
  state: 'failed',
  confirmationDurationMs: [100, 7000],
  burntFee: '18',
  from: fullAddressModel,
  to: { ...fullAddressModel, hash: '0x7777777777777777777777777777777777777777' },
  createdContract: { ...fullAddressModel, hash: '0x8888888888888888888888888888888888888888' },
  revertReason: { kind: 'decoded', input: toCamelCase(fullTransaction.revert_reason) },
  tokenTransfers: [fullTransferModel],
  arbitrum: toModel(arbitrumFields, { prover }),
};

/** The minimum valid transaction. */
export const leastTransaction = { hash, from: { hash: fullAddress.hash }, value: '0' };
