import { plural } from '../word-data.ts';

/** The rows that every transaction's card shows. Labels stand in a narrow column: one short word. */
export const transactionRows = {
  from: 'From',
  to: 'To',
  created: 'Created',
  value: 'Value',
  fee: 'Fee',
  nonce: 'Nonce',
  block: 'Block',

  // In place of the receiver.
  aNewContract: 'a new contract',
  // In place of a value or a fee.
  notKnown: 'not known',
  // Behind a value that did not move after all.
  notSent: 'not sent',
  // A fee that may turn out lower: "at most 0.002 ETH".
  atMost: (amount: string) => `at most ${amount}`,

  // What an amount was worth on the transaction's day, is worth now, or was when the explorer was asked. `dollars` is
  // "$3,914.10", `asked` "when asked (3 days ago)".
  worthThen: (dollars: string) => `${dollars} then`,
  worthNow: (dollars: string) => `${dollars} now`,
  worthWhenAsked: (dollars: string, asked: string) => `${dollars} ${asked}`,
  // Shares of the fee, held together by a no-break space: "61% burnt". The tip is the validator's.
  burnt: (share: string) => `${share}\u00a0burnt`,
  tip: (share: string) => `${share}\u00a0tip`,

  confirmations: (count: number, number: string) =>
    plural('en', count, { one: `${number} confirmation`, other: `${number} confirmations` }),
  confirmationsWhenAsked: (count: number, number: string) =>
    plural('en', count, { one: `${number} confirmation when asked`, other: `${number} confirmations when asked` }),
};
