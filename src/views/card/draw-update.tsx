import type { Reference } from '../../cards/card-act.ts';
import type { CardUpdate } from '../../cards/card-content.ts';
import type { CardDrawing } from '../../cards/card-drawing.ts';
import { chainsBeside, withAllChains } from '../../cards/chains-beside.ts';
import { textOf } from '../../cards/sentence-parts.ts';
import { directionOf } from '../../words/choose-language.ts';
import { words } from '../../words/words.ts';
import { CardInside } from './card-inside.tsx';
import { LeftBehind } from './left-behind.tsx';
import { toDrawn } from './to-drawn.ts';

/**
 * What a card is about: `depth` is how many others it was followed through, and leads back to. `isFirefoxPage` is true
 * where the browser ends our scripts without taking the card away, and a page can read what is drawn: a node of the card
 * is the `originalTarget` of what happens on it.
 */
export type Asked = { reference: Reference; name: string; depth: number; isFirefoxPage: boolean };

/** Draws what a card shows into plain JSON, in the background: pages get it ready, and need not carry what draws it. */
export function drawUpdate(update: CardUpdate, asked: Asked): Omit<CardDrawing, 'styles'> {
  const beside = chainsBeside(update);
  const { card, failures, language, popup, refreshReasons } = words();
  const direction = directionOf(language);
  return {
    own: [
      popup.lookingItUp,
      failures.updated.title,
      refreshReasons.noBackground,
      failures.tryAgain,
      card.back,
      card.noNewer,
      language,
      direction,
    ],
    attributes: { 'aria-label': asked.name, lang: language, dir: direction },
    inside: toDrawn([
      <CardInside key="answer" update={asked.isFirefoxPage ? withAllChains(update) : update} {...asked} />,
      asked.isFirefoxPage && <LeftBehind key="left" />,
    ]),
    status: toStatus(update),
    ...(update.kind === 'content' && update.left && { said: update.left }),
    ...(beside && { beside }),
  };
}

/** What a screen reader is told politely; failures speak for themselves. */
function toStatus(update: CardUpdate): string {
  switch (update.kind) {
    case 'waiting':
      return update.isSlow ? words().card.slow : words().card.lookingItUp;
    case 'content':
      return textOf(update.content.headline.parts);
    case 'ask-first':
    case 'told':
      return update.title;
    case 'failure':
      return '';
  }
}
