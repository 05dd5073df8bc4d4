import { accountRows, accountTags, proxies } from './accounts.ts';
import { addressCard } from './address-card.ts';
import { askFirst, waiting } from './before-the-answer.ts';
import { callTree } from './call-tree.ts';
import { card } from './card.ts';
import { nftWarnings, reputationWarnings, scamWarnings, writtenWarnings } from './card-warnings.ts';
import { copyForms } from './copy-forms.ts';
import { lists } from './lists.ts';
import { lookAlikes } from './look-alikes.ts';
import { domainWarnings, unseenWarnings } from './name-warnings.ts';
import { nftCard, nftRows } from './nft-card.ts';
import { references } from './references.ts';
import { statuses } from './statuses.ts';
import { moved, tokenRows } from './tokens.ts';
import { extraRows, transferRows } from './transfer-rows.ts';
import { writing } from './writing.ts';

/** English. */
export const en = {
  language: 'en',
  accountRows,
  accountTags,
  addressCard,
  askFirst,
  callTree,
  card,
  copyForms,
  domainWarnings,
  extraRows,
  lists,
  lookAlikes,
  moved,
  nftCard,
  nftRows,
  nftWarnings,
  proxies,
  references,
  reputationWarnings,
  scamWarnings,
  statuses,
  tokenRows,
  transferRows,
  unseenWarnings,
  waiting,
  writing,
  writtenWarnings,
};
