import { t } from '../i18n/t.ts';
import type { CardContent } from './card-content.ts';
import type { CardAct, CardChanged, Reference } from './card-drawing.ts';

/** A row of a card's menu; `detail` stands at its end. */
export type MenuRow = { label: string; detail?: string; act: CardAct };

/**
 * What a card about a reference has in its menu: without a `source` it has no answer to ask for again, without a chain it
 * leads nowhere. `hasSite`: it stands on a site that Hashlens can be off on.
 */
export function toCardMenu(q: {
  reference: Reference;
  chainId?: number | undefined;
  source?: string;
  hasSite: boolean;
}): MenuRow[] {
  const { reference, chainId, source, hasSite } = q;
  // A public card says nothing of when it was asked, and of the sample there is nothing newer.
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

/** What the button of a card's foot does that watches: in place, or where it is watched already, to its entry in the list. */
export function toWatchAct({ text: _, isWatched, ...subject }: NonNullable<CardContent['watch']>): CardAct {
  return isWatched ? { ask: 'openWatched', request: subject } : { change: { watch: subject } };
}

/** What a card says of a change; `undo` is the name that it can be undone under. */
export function toChanged(words: string, undo?: string): CardChanged {
  const act: CardAct | null = undo === undefined ? null : { change: { undo } };
  return {
    toast: [
      words,
      ...(act ? [{ type: 'button', props: { type: 'button', act, children: [t('watchlist.undo')] } }] : []),
    ],
  };
}
