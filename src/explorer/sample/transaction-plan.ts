import type { TransferPlan } from './build-transfer.ts';
import type { SampleCall } from './call-data.ts';

/** What a transaction of the sample is about; everything else follows from it. Amounts are wei. */
export type TransactionPlan = {
  chainId: number;
  hash: string;
  /** null while the transaction waits. */
  block: number | null;
  from: string;
  to: string | null;
  created?: string;
  value: bigint;
  gasUsed: bigint;
  gasLimit?: bigint;
  baseFee: bigint;
  tip: bigint;
  call?: SampleCall;
  input?: string;
  types: string[];
  transfers?: TransferPlan[];
  /** What Arbitrum says of the message that made this transaction; its sender paid on Ethereum. */
  message?: { [field: string]: unknown };
  /** Fields that only this one has, or has differently. */
  own?: { [field: string]: unknown };
};
