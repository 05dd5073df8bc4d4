const fields = {
  address: `hash ens_domain_name name implementations implementations.address_hash implementations.name is_contract
    is_scam is_verified proxy_type reputation metadata metadata.tags metadata.meta metadata.name metadata.ordinal
    metadata.slug metadata.tagType private_tags private_tags.address_hash private_tags.display_name private_tags.label
    public_tags public_tags.address_hash public_tags.display_name public_tags.label watchlist_names
    watchlist_names.display_name watchlist_names.label`,
  token: `address_hash circulating_market_cap decimals exchange_rate holders_count icon_url name reputation symbol
    total_supply type volume_24h bridge_type foreign_address origin_chain_id`,
  instance: `id is_unique animation_url external_app_url image_url media_url media_type metadata metadata.description
    metadata.image metadata.name owner thumbnails thumbnails.original thumbnails.250x250 thumbnails.500x500
    thumbnails.60x60 token token_type value`,
  transfer: `block_hash block_number log_index timestamp transaction_hash from to token token_type method type total
    total.token_id total.token_instance`,
  transaction: `hash block_number timestamp position confirmations confirmation_duration nonce type transaction_types
    transaction_tag status result is_pending_update has_error_in_internal_transactions from to created_contract value
    gas_price gas_limit gas_used base_fee_per_gas max_fee_per_gas max_priority_fee_per_gas priority_fee
    transaction_burnt_fee fee fee.type fee.value exchange_rate historic_exchange_rate method raw_input decoded_input
    decoded_input.parameters.name decoded_input.parameters.type decoded_input.parameters.value
    decoded_input.method_call decoded_input.method_id revert_reason token_transfers token_transfers_overflow actions
    actions.protocol actions.type actions.data authorization_list authorization_list.address_hash
    authorization_list.authority authorization_list.chain_id authorization_list.nonce authorization_list.r
    authorization_list.s authorization_list.v authorization_list.status arbitrum`,
  arbitrum: `gas_used_for_l1 gas_used_for_l2 network_fee poster_fee batch_data_container batch_number
    commitment_transaction commitment_transaction.hash commitment_transaction.status commitment_transaction.timestamp
    confirmation_transaction confirmation_transaction.hash confirmation_transaction.status
    confirmation_transaction.timestamp contains_message message_related_info
    message_related_info.associated_l1_transaction_hash message_related_info.message_id
    message_related_info.message_status status`,
  balance: 'block_number block_timestamp delta transaction_hash value',
};

const parameters = {
  'instance transfers': 'chain_id address_hash_param token_id_param apikey key index block_number token_id',
  transaction: 'chain_id transaction_hash_param apikey key',
  'balance history': 'chain_id address_hash_param apikey key block_number items_count',
};

/** Every field named in the specification, with inner fields as "address.private_tags.label". */
export const specifiedFields: string[] = Object.entries(fields).flatMap(([object, names]) =>
  names.split(/\s+/).map((name) => `${object}.${name}`),
);

/** Every parameter named in the specification, by operation. */
export const specifiedParameters: { operation: string; name: string }[] = Object.entries(parameters).flatMap(
  ([operation, names]) => names.split(' ').map((name) => ({ operation, name })),
);
