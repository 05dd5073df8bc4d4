import { address, hash } from './service.ts';

/** What our models call the fields of the specification, most of which keep their values. */
function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  const toName = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [toName(name), toCamelCase(one)]));
}

/** Those fields of an answer, and beside them what the specification does not name. */
const toModel = (fields: object, extra: object) => ({ ...Object(toCamelCase(fields)), extra });

/** An address with every field of the specification and one that it does not name. */
const fullAddress = {
  hash: '0x1111111111111111111111111111111111111111',
  ens_domain_name: 'one.eth',
  name: 'One',
  implementations: [{ address_hash: '0x2222222222222222222222222222222222222222', name: 'Logic' }],
  is_contract: true,
  is_scam: false,
  is_verified: true,
  proxy_type: 'eip1167',
  reputation: 'ok',
  metadata: { tags: [{ meta: { bgColor: '#fff' }, name: 'Exchange', ordinal: 10, slug: 'exchange', tagType: 'name' }] },
  private_tags: [{ address_hash: '0x3333333333333333333333333333333333333333', display_name: 'mine', label: 'mine-1' }],
  public_tags: [
    { address_hash: '0x4444444444444444444444444444444444444444', display_name: 'theirs', label: 'theirs-1' },
  ],
  watchlist_names: [{ display_name: 'watched', label: 'watched-1' }],
  filecoin: { id: 'f01', robust: null },
};

const { metadata, filecoin, ...addressFields } = fullAddress;
const fullAddressModel = {
  ...toModel(addressFields, { filecoin }),
  tags: [{ name: 'Exchange', slug: 'exchange', tagType: 'name', ordinal: 10, meta: { bgColor: '#fff' } }],
  watchlistNames: [{ addressHash: null, displayName: 'watched', label: 'watched-1' }],
};

const fullToken = {
  address_hash: address,
  circulating_market_cap: '1000.5',
  decimals: '18',
  exchange_rate: '0.000001',
  holders_count: '123',
  icon_url: 'https://example.org/icon.png',
  name: 'Token',
  reputation: 'ok',
  symbol: 'TOK',
  total_supply: '1000000000000000000000',
  type: 'ERC-1155',
  volume_24h: '77.7',
  bridge_type: 'omni',
  foreign_address: '0x5555555555555555555555555555555555555555',
  origin_chain_id: '100',
  circulating_supply: '999',
};

const { circulating_supply, ...tokenFields } = fullToken;
const fullTokenModel = toModel(tokenFields, { circulating_supply });

/** A transfer with every field of the specification, amounts included, and some that it does not name. */
export const fullTransfer = {
  block_hash: `0x${'b1'.repeat(32)}`,
  block_number: 12,
  log_index: 3,
  timestamp: '2026-01-02T03:04:05.000000Z',
  transaction_hash: `0x${'c1'.repeat(32)}`,
  from: fullAddress,
  to: { ...fullAddress, hash: '0x6666666666666666666666666666666666666666' },
  token: fullToken,
  token_type: 'ERC-1155',
  method: 'transfer',
  type: 'token_burning',
  total: {
    token_id: '7',
    value: '5',
    decimals: '0',
    token_instance: {
      id: '7',
      is_unique: true,
      animation_url: 'https://example.org/a.mp4',
      external_app_url: 'https://example.org/app',
      image_url: 'https://example.org/i.png',
      media_url: 'https://example.org/m.png',
      media_type: 'image/png',
      metadata: { description: 'A thing', image: 'ipfs://x', name: 'Thing', attributes: [{ value: 10 }] },
      owner: fullAddress,
      thumbnails: { original: 'o', '250x250': 'm', '500x500': 'l', '60x60': 's' },
      token: fullToken,
      token_type: 'ERC-1155',
      value: '9',
      image_media_type: 'image',
    },
  },
  is_wrapped: false,
};

const { is_wrapped, ...transferFields } = fullTransfer;
const { image_media_type, ...instanceFields } = fullTransfer.total.token_instance;

/** The same as our model. */
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

const decodedInput = {
  method_call: 'mint(address to, uint256[] ids)',
  method_id: 'a9059cbb',
  parameters: [
    { name: 'to', type: 'address', value: '0x1111111111111111111111111111111111111111' },
    { name: 'ids', type: 'uint256[]', value: ['1', ['2', null]] },
  ],
};

/** A transaction with every field of the specification and one that it does not name. */
export const fullTransaction = {
  hash,
  block_number: 100,
  timestamp: '2026-01-02T03:04:05.000000Z',
  position: 4,
  confirmations: 55,
  confirmation_duration: [100, 7000],
  nonce: 9,
  type: 2,
  transaction_types: ['contract_call', 'token_transfer'],
  transaction_tag: 'rent',
  status: 'error',
  result: 'execution reverted',
  is_pending_update: false,
  has_error_in_internal_transactions: true,
  from: fullAddress,
  to: { ...fullAddress, hash: '0x7777777777777777777777777777777777777777' },
  created_contract: { ...fullAddress, hash: '0x8888888888888888888888888888888888888888' },
  value: '1500000000000000000',
  gas_price: '11',
  gas_limit: '12',
  gas_used: '13',
  base_fee_per_gas: '14',
  max_fee_per_gas: '15',
  max_priority_fee_per_gas: '16',
  priority_fee: '17',
  transaction_burnt_fee: '18',
  fee: { type: 'maximum', value: '19' },
  exchange_rate: '2609.4',
  historic_exchange_rate: '2500',
  method: 'mint',
  raw_input: '0xa9059cbb',
  decoded_input: decodedInput,
  revert_reason: { ...decodedInput, method_call: 'Error(string reason)', method_id: '08c379a0' },
  token_transfers: [fullTransfer],
  token_transfers_overflow: true,
  actions: [{ protocol: 'uniswap_v3', type: 'mint_nft', data: { ids: ['1'], name: 'Position' } }],
  authorization_list: [
    {
      address_hash: '0x9999999999999999999999999999999999999999',
      authority: '0x1111111111111111111111111111111111111111',
      chain_id: 0,
      nonce: '12',
      r: '1001',
      s: '1002',
      v: 1,
      status: 'ok',
    },
  ],
  arbitrum: {
    gas_used_for_l1: '21',
    gas_used_for_l2: '22',
    network_fee: '23',
    poster_fee: '24',
    batch_data_container: 'in_blob4844',
    batch_number: 25,
    commitment_transaction: { hash: '0xc0', status: 'finalized', timestamp: '2026-01-03T00:00:00.000000Z' },
    confirmation_transaction: { hash: '0xc1', status: 'unfinalized', timestamp: '2026-01-04T00:00:00.000000Z' },
    contains_message: 'incoming',
    message_related_info: {
      associated_l1_transaction_hash: '0xc2',
      message_id: 26,
      message_status: 'Syncing with base layer',
    },
    status: 'Confirmed on base',
    prover: 'later',
  },
  fhe_operations_count: 0,
};

const { fhe_operations_count, confirmation_duration, transaction_burnt_fee, ...transactionFields } = fullTransaction;
const { prover, ...arbitrumFields } = fullTransaction.arbitrum;

/** The same as our model. */
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

/** The least that a transaction must have. */
export const leastTransaction = { hash, from: { hash: fullAddress.hash }, value: '0' };
