import type { Drawn, DrawnProps } from '../cards/card-drawing.ts';
import { drawNodes } from './draw-nodes.ts';
import { own } from './own-words.ts';
import type { Told } from './told.ts';

/** What a card shows: what it knows, and what is said for a moment, empty for nothing. */
export type CardState = Told & { isPinned: boolean; isUnfolded: boolean; toast: string };

/** Draws a whole card. The background has drawn what is in it, but for what a page must be able to say by itself. */
export function drawCard(
  into: Element,
  { name, isFollowed, update, status, asking, isOver, said, isPinned, isUnfolded, toast }: CardState,
): void {
  own.words = update?.drawing?.own ?? own.words;
  const [, , , , , , lang, dir] = own.words;
  const { attributes, inside = toOwnWords(update, isFollowed) } = update?.drawing ?? {};
  drawNodes(into, [
    element(
      'div',
      [
        ...inside,
        element('p', [toast || said || status], {
          class: toast ? 'hl-toast' : said ? 'hl-said' : 'hl-unseen',
          role: 'status',
        }),
      ],
      {
        role: 'dialog',
        'aria-label': name,
        lang,
        dir,
        ...attributes,
        class: `hl-card${isOver ? ' hl-over' : ''}${isPinned ? ' hl-pinned' : ''}${isUnfolded ? ' hl-unfolded' : ''}`,
        tabindex: -1,
        'aria-busy': asking || update?.kind === 'waiting',
      },
    ),
  ]);
}

function toOwnWords(update: Told['update'], isFollowed: boolean): Drawn[] {
  const [looking, updated, silent, again, back] = own.words;
  if (update?.kind !== 'own') return [element('div', [looking], { class: 'hl-scroll' })];
  const { isUpdated } = update;
  const words: (Drawn | false)[] = [
    element('b', [isUpdated ? updated : silent]),
    !isUpdated && element('button', [again], { act: { wish: { refresh: true } } }),
    !isUpdated && isFollowed && element('button', [back], { act: { back: true } }),
  ];
  return [element('div', words.filter(Boolean) as Drawn[], { class: 'hl-scroll', role: 'alert' })];
}

function element(type: string, children: Drawn[], props?: Partial<DrawnProps>): Drawn {
  return { type, props: { ...props, children } };
}
