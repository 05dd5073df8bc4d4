import { amounts } from './amounts.ts';
import { approvals } from './approvals.ts';
import { calls, codeSettings, intents } from './calls.ts';
import { card } from './card.ts';
import { chainParts } from './chain-parts.ts';
import { headlines, reverts } from './headlines.ts';
import { lists } from './lists.ts';
import { movements, protocolActions } from './movements.ts';
import { arbitrum, revertRows, signatures, transactionDetails } from './transaction-details.ts';
import { transactionLists } from './transaction-lists.ts';
import { transactionRows } from './transaction-rows.ts';
import { transactionWarnings } from './transaction-warnings.ts';

/** English. */
export const en = {
  language: 'en',
  amounts,
  approvals,
  arbitrum,
  calls,
  card,
  chainParts,
  codeSettings,
  headlines,
  intents,
  lists,
  movements,
  protocolActions,
  revertRows,
  reverts,
  signatures,
  transactionDetails,
  transactionLists,
  transactionRows,
  transactionWarnings,
};
