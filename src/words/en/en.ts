import { addressNames } from './address-names.ts';
import { amounts } from './amounts.ts';
import { approvals } from './approvals.ts';
import { badge } from './badge.ts';
import { calls, codeSettings, intents } from './calls.ts';
import { card } from './card.ts';
import { chainParts } from './chain-parts.ts';
import { chainNames, chainReasons } from './chain-reasons.ts';
import { credits } from './credits.ts';
import { failures } from './failures.ts';
import { headlines, reverts } from './headlines.ts';
import { heldBack } from './held-back.ts';
import { inputProblems } from './input-problems.ts';
import { keys } from './keys.ts';
import { linkPlaces } from './link-places.ts';
import { lists } from './lists.ts';
import { malformedInput } from './malformed-input.ts';
import { movements, protocolActions } from './movements.ts';
import { nftMoves } from './nft-moves.ts';
import { notRefreshed, refreshAdvice, refreshReasons } from './not-refreshed.ts';
import { options } from './options.ts';
import { optionsChains } from './options-chains.ts';
import { optionsPages } from './options-pages.ts';
import { ownPages } from './own-pages.ts';
import { popup } from './popup.ts';
import { popupBalance } from './popup-balance.ts';
import { popupPage } from './popup-page.ts';
import { popupTransfers } from './popup-transfers.ts';
import { references } from './references.ts';
import { samples } from './samples.ts';
import { senselessAnswers, serviceTrouble } from './service-failures.ts';
import { dailyLimit, outOfCredits } from './spent-failures.ts';
import { durations, times } from './times.ts';
import { arbitrum, revertRows, signatures, transactionDetails } from './transaction-details.ts';
import { transactionLists } from './transaction-lists.ts';
import { transactionRows } from './transaction-rows.ts';
import { transactionWarnings } from './transaction-warnings.ts';
import { welcome } from './welcome.ts';
import { whatIsSent } from './what-is-sent.ts';
import { writing } from './writing.ts';

/** English. */
export const en = {
  language: 'en',
  addressNames,
  amounts,
  approvals,
  arbitrum,
  badge,
  calls,
  card,
  chainNames,
  chainParts,
  chainReasons,
  codeSettings,
  credits,
  dailyLimit,
  durations,
  failures,
  headlines,
  heldBack,
  inputProblems,
  intents,
  keys,
  linkPlaces,
  lists,
  malformedInput,
  movements,
  nftMoves,
  notRefreshed,
  options,
  optionsChains,
  optionsPages,
  outOfCredits,
  ownPages,
  popup,
  popupBalance,
  popupPage,
  popupTransfers,
  protocolActions,
  references,
  refreshAdvice,
  refreshReasons,
  revertRows,
  reverts,
  samples,
  senselessAnswers,
  serviceTrouble,
  signatures,
  times,
  transactionDetails,
  transactionLists,
  transactionRows,
  transactionWarnings,
  welcome,
  whatIsSent,
  writing,
};
