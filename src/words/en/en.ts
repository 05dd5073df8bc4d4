import { card } from './card.ts';
import { popup } from './popup.ts';
import { popupBalance } from './popup-balance.ts';
import { popupPage } from './popup-page.ts';
import { popupTransfers } from './popup-transfers.ts';

/** English. */
export const en = {
  language: 'en',
  card,
  popup,
  popupBalance,
  popupPage,
  popupTransfers,
};
