import { t } from '../i18n/t.ts';
import type { CardContent } from './card-content.ts';
import type { CardAct, CardChanged, Reference } from './card-drawing.ts';

/** A row of a card's menu, with `detail` at its end. */
export type MenuRow = { label: string; detail?: string; act: CardAct };

/**
 * Returns the rows of a card's menu. Without `source` there is no answer to refresh; without a chain there is no page
 * to open. `hasSite`: the card is on a site on which Hashlens can be turned off.
 */
export function toCardMenu(q: {
  reference: Reference;
  chainId?: number | undefined;
  source?: string;
  hasSite: boolean;
}): MenuRow[] {
  const { reference, chainId, source, hasSite } = q;
  // A public card must not reveal when its answer was requested, and the sample never changes.
  const detail = source && source !== t('card.refreshShort') ? { detail: source } : {};
  const mayAskAgain = source !== undefined && source !== t('card.sample');
  return [
    ...(mayAskAgain
      ? [{ label: t('card.menu.askAgain'), ...detail, act: { wish: { refresh: true }, keeps: true } } as const]
      : []),
    ...(chainId === undefined
      ? []
      : [{ label: t('card.openInHashlens'), act: { ask: 'openPopupPage', request: { reference, chainId } } } as const]),
    ...(hasSite ? [{ label: t('card.menu.siteOff'), act: { change: { siteOff: true } } } as const] : []),
    { label: t('card.menu.pause'), act: { change: { pause: true } } },
    { label: t('popup.settings'), act: { ask: 'openOptions', request: {} } },
  ];
}

/** The action of the foot's Watch button: adds the subject in place, or opens its entry if it is on the list. */
export function toWatchAct({ text: _, isWatched, ...subject }: NonNullable<CardContent['watch']>): CardAct {
  return isWatched ? { ask: 'openWatched', request: subject } : { change: { watch: subject } };
}

/** Returns the reply to a change: a toast with these words and, if there is an `undo` id, an Undo button. */
export function toChanged(words: string, undo?: string): CardChanged {
  const act: CardAct | null = undo === undefined ? null : { change: { undo } };
  return {
    toast: [
      words,
      ...(act ? [{ type: 'button', props: { type: 'button', act, children: [t('watchlist.undo')] } }] : []),
    ],
  };
}
