import * as c from './cast.ts';

const { buildAddress, call, contract, other, pay } = c;
const across = contract(`0x${'ac'.repeat(20)}`, 'SpokePool');
const deposit = { type: 126 };
const remasc = buildAddress({ hash: '0x0000000000000000000000000000000001000008', isContract: true });
const pegs = { ...remasc, hash: '0x0000000000000000000000000000000001000006' };
const l1Block = contract('0x4200000000000000000000000000000000000015', 'L1Block');

/** Deposits and messages from a chain's base layer, Rootstock’s own transactions, and blobs. */
export const fromBelow: c.Cases = {
  'coins that came from below': [
    { ...deposit, from: buildAddress({ hash: other }) },
    'Received 0.5 ETH from the parent chain',
    undefined,
    10,
  ],
  'a message from below': [
    { ...call(across, 'relayMessage'), ...deposit },
    'Called “relayMessage” on “SpokePool”',
    'Deposit from the parent chain',
    10,
  ],
  'what the chain tells itself': [
    { ...call(l1Block, 'setL1BlockValuesEcotone'), ...deposit },
    'Called “setL1BlockValuesEcotone” on “L1Block”',
    undefined,
    10,
  ],
  'a priority call': [
    { ...call(across, 'poke'), type: 255, extra: { zksync: { batch_number: 1 } } },
    'Called “poke” on “SpokePool”',
    'Deposit from the parent chain',
    324,
  ],
  'the same type elsewhere': [{ ...call(across, 'poke'), type: 255 }, 'Called “poke” on “SpokePool”'],
  'Rootstock’s rewards': [
    { ...call(remasc, null), transactionTypes: ['rootstock_remasc'] },
    'Paid out the miners’ rewards (done by the chain itself)',
    undefined,
    30,
  ],
  'Rootstock’s bridge': [
    { ...call(pegs, 'updateCollections'), transactionTypes: ['rootstock_bridge'] },
    'Called “updateCollections” on the Rootstock bridge',
    undefined,
    30,
  ],
  'coins to Bitcoin': [
    { ...pay(0.5, pegs, null, [], { rawInput: '0x' }), transactionTypes: ['rootstock_bridge'] },
    'Sent 0.5 RBTC to the Rootstock bridge',
    undefined,
    30,
  ],
  blobs: [
    {
      ...call(contract(other, 'Batch Inbox'), null, [], { rawInput: '0x' }),
      transactionTypes: ['blob_transaction'],
      extra: { blob_versioned_hashes: ['0x01', '0x02'] },
    },
    'Posted 2 blobs to “Batch Inbox”',
  ],
  'one blob': [
    { value: '0', transactionTypes: ['blob_transaction'], extra: { blob_versioned_hashes: ['0x01'] } },
    'Posted 1 blob to 0x2222…2222',
  ],
  'blobs of which no number is told': [
    { value: '0', transactionTypes: ['blob_transaction'] },
    'Posted blobs to 0x2222…2222',
  ],
};
