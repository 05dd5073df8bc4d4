import { amounts } from './amounts.ts';
import { approvals } from './approvals.ts';
import { calls, codeSettings, intents } from './calls.ts';
import { card } from './card.ts';
import { headlines, reverts } from './headlines.ts';
import { joins } from './joins.ts';
import { movements, protocolActions } from './movements.ts';

/** English. */
export const en = {
  language: 'en',
  amounts,
  approvals,
  calls,
  card,
  codeSettings,
  headlines,
  intents,
  joins,
  movements,
  protocolActions,
  reverts,
};
