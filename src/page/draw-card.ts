import type { Drawn, DrawnProps } from '../cards/card-drawing.ts';
import { drawNodes } from './draw-nodes.ts';
import type { Told } from './told.ts';

/** What a card shows: what it knows, and what is said for a moment, empty for nothing. */
export type CardState = Told & { isPinned: boolean; toast: string };

/** Draws a whole card. The background has drawn what is in it, but for what a page must be able to say by itself. */
export function drawCard(
  into: Element,
  { name, isFollowed, update, status, asking, isOver, said, isPinned, toast }: CardState,
): void {
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
        dir: 'ltr',
        ...attributes,
        class: `hl-card${isOver ? ' hl-over' : ''}${isPinned ? ' hl-pinned' : ''}`,
        tabindex: -1,
        'aria-busy': asking || update?.kind === 'waiting',
      },
    ),
  ]);
}

function toOwnWords(update: Told['update'], isFollowed: boolean): Drawn[] {
  if (update?.kind !== 'own') return [element('div', ['Looking it up…'], { class: 'hl-scroll' })];
  const { title, detail, again } = update;
  const words = [element('b', [title]), element('p', [detail])];
  if (again) words.push(element('button', [again], { act: { wish: { refresh: true } } }));
  if (again && isFollowed) words.push(element('button', ['Back'], { act: { back: true } }));
  return [element('div', words, { class: 'hl-scroll', role: 'alert' })];
}

function element(type: string, children: Drawn[], props?: Partial<DrawnProps>): Drawn {
  return { type, props: { ...props, children } };
}
