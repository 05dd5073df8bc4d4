import { addressNames } from './address-names.ts';
import { card } from './card.ts';
import { chainNames, chainReasons } from './chain-reasons.ts';
import { failures } from './failures.ts';
import { heldBack } from './held-back.ts';
import { inputProblems } from './input-problems.ts';
import { linkPlaces } from './link-places.ts';
import { malformedInput } from './malformed-input.ts';
import { nftMoves } from './nft-moves.ts';
import { notRefreshed, refreshAdvice, refreshReasons } from './not-refreshed.ts';
import { popup } from './popup.ts';
import { popupBalance } from './popup-balance.ts';
import { popupPage } from './popup-page.ts';
import { popupTransfers } from './popup-transfers.ts';
import { senselessAnswers, serviceTrouble } from './service-failures.ts';
import { dailyLimit, outOfCredits } from './spent-failures.ts';
import { durations, times } from './times.ts';
import { writing } from './writing.ts';

/** English. */
export const en = {
  language: 'en',
  addressNames,
  card,
  chainNames,
  chainReasons,
  dailyLimit,
  durations,
  failures,
  heldBack,
  inputProblems,
  linkPlaces,
  malformedInput,
  nftMoves,
  notRefreshed,
  outOfCredits,
  popup,
  popupBalance,
  popupPage,
  popupTransfers,
  refreshAdvice,
  refreshReasons,
  senselessAnswers,
  serviceTrouble,
  times,
  writing,
};
