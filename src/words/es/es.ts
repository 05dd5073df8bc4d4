import type { Words } from '../words.ts';
import { access } from './access.ts';
import { accountRows, accountTags, proxies } from './accounts.ts';
import { addressCard } from './address-card.ts';
import { addressNames } from './address-names.ts';
import { amounts } from './amounts.ts';
import { approvals } from './approvals.ts';
import { badge } from './badge.ts';
import { askFirst, plainWord, waiting } from './before-the-answer.ts';
import { callTree } from './call-tree.ts';
import { calls, codeSettings, intents } from './calls.ts';
import { card } from './card.ts';
import { nftWarnings, reputationWarnings, scamWarnings, tokenWarnings, writtenWarnings } from './card-warnings.ts';
import { chainParts } from './chain-parts.ts';
import { chainNames, chainReasons } from './chain-reasons.ts';
import { copyForms } from './copy-forms.ts';
import { credits } from './credits.ts';
import { exporting } from './exporting.ts';
import { failures } from './failures.ts';
import { headlines, reverts } from './headlines.ts';
import { heldBack } from './held-back.ts';
import { inputProblems } from './input-problems.ts';
import { keys } from './keys.ts';
import { linkPlaces } from './link-places.ts';
import { lists } from './lists.ts';
import { lookAlikes } from './look-alikes.ts';
import { malformedInput } from './malformed-input.ts';
import { movements, protocolActions } from './movements.ts';
import { domainWarnings, unseenWarnings } from './name-warnings.ts';
import { nftCard, nftRows } from './nft-card.ts';
import { nftMoves } from './nft-moves.ts';
import { notRefreshed, refreshAdvice, refreshReasons } from './not-refreshed.ts';
import { options } from './options.ts';
import { optionsChains } from './options-chains.ts';
import { optionsLooks } from './options-looks.ts';
import { optionsPages } from './options-pages.ts';
import { ownPages } from './own-pages.ts';
import { places } from './places.ts';
import { popup } from './popup.ts';
import { popupBalance } from './popup-balance.ts';
import { popupPage } from './popup-page.ts';
import { popupTransfers } from './popup-transfers.ts';
import { references } from './references.ts';
import { samples } from './samples.ts';
import { senselessAnswers, serviceTrouble } from './service-failures.ts';
import { settings } from './settings.ts';
import { settingsFile } from './settings-file.ts';
import { dailyLimit, outOfCredits } from './spent-failures.ts';
import { statuses } from './statuses.ts';
import { durations, times } from './times.ts';
import { moved, tokenRows } from './tokens.ts';
import { arbitrum, revertRows, signatures, transactionDetails } from './transaction-details.ts';
import { transactionLists } from './transaction-lists.ts';
import { transactionRows } from './transaction-rows.ts';
import { transactionWarnings } from './transaction-warnings.ts';
import { extraRows, transferRows } from './transfer-rows.ts';
import { watchChecks } from './watch-checks.ts';
import { watched } from './watched.ts';
import { watchedFiles } from './watched-files.ts';
import { welcome } from './welcome.ts';
import { whatIsSent } from './what-is-sent.ts';
import { writing } from './writing.ts';

/** Spanish. What it calls what, and how it speaks, is in GLOSSARY.md. */
export const es: Words = {
  language: 'es',
  accountRows,
  accountTags,
  addressCard,
  addressNames,
  amounts,
  approvals,
  arbitrum,
  askFirst,
  plainWord,
  badge,
  callTree,
  calls,
  card,
  chainNames,
  chainParts,
  chainReasons,
  codeSettings,
  copyForms,
  credits,
  dailyLimit,
  domainWarnings,
  durations,
  extraRows,
  exporting,
  failures,
  headlines,
  heldBack,
  inputProblems,
  intents,
  keys,
  linkPlaces,
  lists,
  lookAlikes,
  malformedInput,
  moved,
  movements,
  nftCard,
  nftMoves,
  nftRows,
  nftWarnings,
  notRefreshed,
  options,
  optionsChains,
  optionsPages,
  outOfCredits,
  ownPages,
  places,
  popup,
  popupBalance,
  popupPage,
  popupTransfers,
  protocolActions,
  proxies,
  references,
  refreshAdvice,
  refreshReasons,
  reputationWarnings,
  revertRows,
  reverts,
  samples,
  scamWarnings,
  senselessAnswers,
  serviceTrouble,
  signatures,
  statuses,
  times,
  tokenRows,
  transactionDetails,
  transactionLists,
  transactionRows,
  transactionWarnings,
  transferRows,
  unseenWarnings,
  waiting,
  watched,
  watchChecks,
  watchedFiles,
  welcome,
  whatIsSent,
  writing,
  tokenWarnings,
  writtenWarnings,
  access,
  optionsLooks,
  settings,
  settingsFile,
};
