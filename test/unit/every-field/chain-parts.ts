import { type Field, type FieldLine, toFields } from './field.ts';

const account = (pair: string, name: string) => ({
  hash: `0x${pair.repeat(20)}`,
  name,
  is_contract: false,
  is_scam: false,
});
const hashOf = (pair: string) => `0x${pair.repeat(32)}`;
const address = (pair: string) => `0x${pair.repeat(20)}`;

const celoToken = { address_hash: address('44'), symbol: 'cUSD', decimals: '6', exchange_rate: '0.998' };
const celoFee = {
  fee: { type: 'actual', value: '21000000' },
  gas_price: '25001',
  priority_fee: '1050000',
  transaction_burnt_fee: '19950000',
  exchange_rate: '0.30',
};

type ChainPart = { name: string; chainId: number; part: Record<string, unknown>; fields: Field[] };

function toPart(name: string, chainId: number, part: Record<string, unknown>, lines: FieldLine[]): ChainPart {
  return { name, chainId, part, fields: toFields('transaction', '', lines) };
}

/** What single chains and newer servers add to a transaction, and where it is read. */
export const chainParts: ChainPart[] = [
  toPart('newer servers', 1, { fhe_operations_count: 1234 }, [
    ['fhe_operations_count', 'details', 'FHE operations', '1,234'],
  ]),
  toPart(
    'Optimism',
    10,
    {
      l1_fee: '1584574188135',
      l1_fee_scalar: '0.684',
      l1_gas_price: '19010128881',
      l1_gas_used: '1600',
      da_footprint_gas_scalar: 4567,
      operator_fee: '10000000000001',
      op_withdrawals: [
        {
          nonce: 1234,
          status: 'Ready to prove',
          l1_transaction_hash: hashOf('a1'),
          portal_contract_address_hash: address('41'),
          msg_nonce_raw: '1766847064778384329583297500742918515827483896875618958121606201292620346',
          msg_sender_address_hash: address('42'),
          msg_target_address_hash: address('43'),
          msg_value: '1000000000000000002',
          msg_gas_limit: '200000',
          msg_data: '0xdada',
        },
      ],
      op_interop_messages: [{ nonce: 9, status: 'Relayed' }],
    },
    [
      ['l1_fee', 'details', 'L1 fee', '0.000001584574188135 ETH'],
      ['l1_fee_scalar', 'details', 'L1 fee scalar', '0.684'],
      ['l1_gas_price', 'details', 'L1 gas price', '19.010128881 Gwei'],
      ['l1_gas_used', 'details', 'L1 gas used', '1,600'],
      ['da_footprint_gas_scalar', 'details', 'Data footprint scalar', '4,567'],
      ['operator_fee', 'details', 'Operator fee', '0.000010000000000001 ETH'],
      ['op_withdrawals[].nonce', 'details', 'Withdrawal number', '1,234'],
      ['op_withdrawals[].status', 'details', 'Withdrawal status', 'Ready to prove'],
      ['op_withdrawals[].l1_transaction_hash', 'details', 'Withdrawal on L1', hashOf('a1')],
      ['op_withdrawals[].portal_contract_address_hash', 'details', 'Withdrawal portal', address('41')],
      [
        'op_withdrawals[].msg_nonce_raw',
        'details',
        'Withdrawal message nonce',
        '1766847064778384329583297500742918515827483896875618958121606201292620346',
      ],
      ['op_withdrawals[].msg_sender_address_hash', 'details', 'Withdrawal from', address('42')],
      ['op_withdrawals[].msg_target_address_hash', 'details', 'Withdrawal to', address('43')],
      ['op_withdrawals[].msg_value', 'details', 'Withdrawal value', '1.000000000000000002 ETH'],
      ['op_withdrawals[].msg_gas_limit', 'details', 'Withdrawal gas limit', '200,000'],
      ['op_withdrawals[].msg_data', 'details', 'Withdrawal data', '0xdada'],
      ['op_interop_messages[].nonce', 'details', 'Message between chains nonce', '9'],
      ['op_interop_messages[].status', 'details', 'Message between chains status', 'Relayed'],
    ],
  ),
  toPart(
    'zkSync',
    324,
    {
      zksync: {
        batch_number: 49_123,
        status: 'Executed on L1',
        commit_transaction_hash: hashOf('a2'),
        commit_transaction_timestamp: '2026-10-01T10:00:00.000000Z',
        prove_transaction_hash: hashOf('a3'),
        prove_transaction_timestamp: '2026-10-02T10:00:00.000000Z',
        execute_transaction_hash: hashOf('a4'),
        execute_transaction_timestamp: '2026-10-03T10:00:00.000000Z',
      },
    },
    [
      ['zksync.batch_number', 'details', 'ZKsync batch', '49,123'],
      ['zksync.status', 'details', 'ZKsync status', 'Executed on L1'],
      ['zksync.commit_transaction_hash', 'details', 'ZKsync committed by', hashOf('a2')],
      ['zksync.commit_transaction_timestamp', 'details', 'ZKsync committed', '1 Oct 2026'],
      ['zksync.prove_transaction_hash', 'details', 'ZKsync proved by', hashOf('a3')],
      ['zksync.prove_transaction_timestamp', 'details', 'ZKsync proved', '2 Oct 2026'],
      ['zksync.execute_transaction_hash', 'details', 'ZKsync executed by', hashOf('a4')],
      ['zksync.execute_transaction_timestamp', 'details', 'ZKsync executed', '3 Oct 2026'],
    ],
  ),
  toPart(
    'Scroll',
    534_352,
    {
      scroll: {
        l1_fee: '1584574188135',
        queue_index: 4321,
        l1_fee_commit_scalar: 5555,
        l1_gas_used: '1600',
        l2_fee: { type: 'actual', value: '41308000000001' },
        l2_block_status: 'Finalized',
      },
    },
    [
      ['scroll.l1_fee', 'details', 'Scroll L1 fee', '0.000001584574188135 ETH'],
      ['scroll.queue_index', 'details', 'Scroll queue place', '4,321'],
      ['scroll.l1_fee_commit_scalar', 'details', 'Scroll L1 commit scalar', '5,555'],
      ['scroll.l1_gas_used', 'details', 'Scroll L1 gas used', '1,600'],
      ['scroll.l2_fee.type', 'details', 'Scroll L2 fee is', 'actual'],
      ['scroll.l2_fee.value', 'details', 'Scroll L2 fee', '0.000041308000000001 ETH'],
      ['scroll.l2_block_status', 'details', 'Scroll block status', 'Finalized'],
    ],
  ),
  toPart(
    'Ethereum',
    1,
    {
      blob_gas_price: '21518435987',
      blob_gas_used: '131072',
      blob_versioned_hashes: [hashOf('01'), hashOf('02')],
      burnt_blob_fee: '2820464441688064',
      max_fee_per_blob_gas: '60000000001',
    },
    [
      ['blob_gas_price', 'details', 'Blob gas price', '21.518435987 Gwei'],
      ['blob_gas_used', 'details', 'Blob gas used', '131,072'],
      ['blob_versioned_hashes', 'details', 'Blob 2', hashOf('02')],
      ['burnt_blob_fee', 'details', 'Blob fee, burnt', '0.002820464441688064 ETH'],
      ['max_fee_per_blob_gas', 'details', 'Most fee per blob gas', '60.000000001 Gwei'],
    ],
  ),
  toPart('Celo', 42_220, { ...celoFee, celo: { gas_token: celoToken } }, [
    ['fee.value', 'card', 'Fee', '21 “cUSD” (0x4444…4444) $20.96 now'],
    ['celo.gas_token.exchange_rate', 'card', 'Fee', '$20.96 now'],
    ['celo.gas_token.symbol', 'card', 'Fee', '21 “cUSD” (0x4444…4444)'],
    ['celo.gas_token.decimals', 'card', 'Fee', '21 “cUSD” (0x4444…4444)'],
    ['fee.value', 'details', 'Exact fee', '21 “cUSD” (0x4444…4444)'],
    ['gas_price', 'details', 'Gas price', '0.025001 “cUSD” (0x4444…4444)'],
    ['priority_fee', 'details', 'Tip', '1.05 “cUSD” (0x4444…4444)'],
    ['transaction_burnt_fee', 'details', 'Burnt', '19.95 “cUSD” (0x4444…4444)'],
    ['celo.gas_token.symbol', 'details', 'Celo fee paid in symbol', 'cUSD'],
    ['celo.gas_token.address_hash', 'details', 'Celo fee paid in address hash', address('44')],
    ['celo.gas_token.decimals', 'details', 'Celo fee paid in decimals', '6'],
  ]),
  toPart(
    'Stability',
    101_010,
    {
      stability_fee: {
        dapp_address: account('45', 'The app'),
        dapp_fee: '34381250000001',
        token: {
          address_hash: address('46'),
          symbol: 'GAS',
          decimals: '18',
          icon_url: 'https://icons.example/gas.png',
        },
        total_fee: '68762500000003',
        validator_address: account('47', 'The validator'),
        validator_fee: '34381250000002',
      },
    },
    [
      ['stability_fee.dapp_address', 'details', 'Stability fee app', `${address('45')} The app`],
      ['stability_fee.dapp_fee', 'details', 'Stability fee for the app', '0.000034381250000001 GAS'],
      ['stability_fee.token.symbol', 'details', 'Stability fee token symbol', 'GAS'],
      ['stability_fee.token.icon_url', 'details', 'Stability fee token icon url', 'at icons.example'],
      ['stability_fee.total_fee', 'details', 'Stability fee in all', '0.000068762500000003 GAS'],
      ['stability_fee.validator_address', 'details', 'Stability fee validator', `${address('47')} The validator`],
      ['stability_fee.validator_fee', 'details', 'Stability fee for the validator', '0.000034381250000002 GAS'],
    ],
  ),
  toPart(
    'Suave',
    1,
    {
      execution_node: account('48', 'The node'),
      allowed_peekers: [address('49')],
      wrapped: { nonce: 88, method: 'bid' },
    },
    [
      ['execution_node', 'details', 'Executed by', `${address('48')} The node`],
      ['allowed_peekers', 'details', 'May be seen by', address('49')],
      ['wrapped.nonce', 'details', 'Wrapped nonce', '88'],
      ['wrapped.method', 'details', 'Wrapped method', 'bid'],
    ],
  ),
  toPart('Eden', 1, { fee_payer: account('50', 'The payer'), calls: [{ to: address('51'), value: '77' }] }, [
    ['fee_payer', 'details', 'Fee paid by', `${address('50')} The payer`],
    ['calls[].to', 'details', 'Call to', address('51')],
    ['calls[].value', 'details', 'Call value', '77'],
  ]),
  toPart('Zilliqa', 32_769, { zilliqa: { is_scilla: true } }, [
    ['zilliqa.is_scilla', 'details', 'Zilliqa calls a Scilla contract', 'yes'],
  ]),
  toPart('a chain of tomorrow', 1, { moon_phase: { is_full: true, craters: [{ depth: '5' }, { depth: '6' }] } }, [
    ['moon_phase.is_full', 'details', 'Moon phase is full', 'yes'],
    ['moon_phase.craters', 'details', 'Moon phase craters 2 depth', '6'],
  ]),
];
