import { addressNames } from './address-names.ts';
import { badge } from './badge.ts';
import { card } from './card.ts';
import { chainNames, chainReasons } from './chain-reasons.ts';
import { credits } from './credits.ts';
import { failures } from './failures.ts';
import { heldBack } from './held-back.ts';
import { inputProblems } from './input-problems.ts';
import { keys } from './keys.ts';
import { linkPlaces } from './link-places.ts';
import { malformedInput } from './malformed-input.ts';
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
import { welcome } from './welcome.ts';
import { whatIsSent } from './what-is-sent.ts';
import { writing } from './writing.ts';

/** English. */
export const en = {
  language: 'en',
  addressNames,
  badge,
  card,
  chainNames,
  chainReasons,
  credits,
  dailyLimit,
  durations,
  failures,
  heldBack,
  inputProblems,
  keys,
  linkPlaces,
  malformedInput,
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
  references,
  refreshAdvice,
  refreshReasons,
  samples,
  senselessAnswers,
  serviceTrouble,
  times,
  welcome,
  whatIsSent,
  writing,
};
