import type { Drawn } from '../../cards/card-drawing.ts';
import type { Ask } from '../../messaging/send-message.ts';
import type { Target } from '../hover-target.ts';
import { hasModifier } from '../user-input.ts';
import { type Dock, own, type Told } from './draw-card.ts';
import { type Box, cardWidth, clamp, holds, nowhere, type Point, readViewport, toPoint } from './placement.ts';

// In px; pinned-cards.css has the same.
const gap = 8;
const barHeight = 36;
// A row at the bottom would cover a reference below this line (px from the top).
const clearHeight = 300;
// Each pinned card is placed and checked in every frame.
const mostPinned = 8;

/** How far an arrow key moves the row, in px. */
const steps: { [key: string]: [x: number, y: number] | undefined } = {
  ArrowLeft: [-32, 0],
  ArrowRight: [32, 0],
  ArrowUp: [0, -32],
  ArrowDown: [0, 32],
};

/**
 * The row of pinned cards in a corner of the viewport, in order of pinning. All have the same stage, so that the same
 * line is at the same height in each. If they do not all fit, the row scrolls; a narrow window shows one at a time. Each card
 * keeps its own host and that host's protection from the page; the row only places it. The bar that moves the row is
 * part of the first card. The background draws it and marks what differs.
 */
export function createPinnedCards<Card extends PinnedCard>(ask: Ask): PinnedCards<Card> {
  const cards: Card[] = [];
  /** Index of the first visible card, and the number of visible cards. */
  let [first, shown] = [0, 1];
  let isUnfolded = false;
  let cardHeight = 0;
  /** Distance in px from the inline end of the viewport, and from its bottom. */
  let [end, bottom] = [gap, gap];
  let box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Where on the bar the pointer holds it. */
  let grip = nowhere;
  let bar: Drawn | undefined;
  /** The drawings with differences marked, keyed by the drawing without marks. */
  let marked = new Map<string | undefined, Drawn[] | undefined>();
  let asked = '';
  const isRtl = () => own.words[7] === 'rtl';
  const keyOf = ({ told }: Card) => JSON.stringify(told().update?.drawing?.inside);

  const countFitting = () => clamp(Math.floor((readViewport().width - gap) / (cardWidth + gap)), 1, cards.length);

  const draw = () => {
    shown = countFitting();
    first = clamp(first, 0, cards.length - shown);
    paint();
    const question = {
      cards: cards.map(({ told }) => {
        const { name, update } = told();
        const kind = update?.kind === 'content' ? update.content.kind : '';
        return { name, kind, inside: update?.drawing?.inside ?? [] };
      }),
      first,
      shown,
    };
    const text = JSON.stringify(question);
    if (text === asked || !cards[0]) return;
    asked = text;
    ask('drawPinnedCards', question)
      .then((drawing) => {
        if (text !== asked) return;
        bar = drawing.bar;
        marked = new Map(cards.map((card, at) => [keyOf(card), drawing.insides[at]]));
        paint();
      })
      // Without the bar, the cards stay pinned.
      .catch(() => {});
  };

  const paint = () => {
    for (const [at, card] of [...cards].entries()) {
      // Drawing a card may close it; then all have been drawn again already.
      if (cards[at] !== card) return;
      card.draw({
        // A message that the page draws itself has nothing to mark.
        inside: card.told().update?.drawing && marked.get(keyOf(card)),
        bar: at === 0 ? bar : undefined,
        isOut: at < first || at >= first + shown,
        isUnfolded,
        place: (height) => place(at, height),
        hear: (event) => hear(event, at),
      });
    }
  };

  const layOut = () => {
    const viewport = readViewport();
    const width = shown * (Math.min(cardWidth, viewport.width - 2 * gap) + gap) + gap;
    const height = Math.min(cardHeight + barHeight + gap, viewport.height);
    const wanted = isRtl() ? viewport.left + end : viewport.right - end - width;
    const left = clamp(wanted, viewport.left, viewport.right - width);
    const top = clamp(viewport.bottom - bottom - height, viewport.top, viewport.bottom - height);
    box = { left, top, right: left + width, bottom: top + height };
  };

  const place = (at: number, height: number) => {
    // The window was resized.
    if (shown !== countFitting()) draw();
    cardHeight = height;
    layOut();
    const slot = clamp(at - first, 0, shown - 1);
    return {
      x: box.left + gap + (isRtl() ? shown - 1 - slot : slot) * (cardWidth + gap),
      y: box.top + barHeight,
      height: box.bottom - gap - box.top - barHeight,
    };
  };

  const moveTo = (x: number, y: number) => {
    const viewport = readViewport();
    end = isRtl() ? x - viewport.left : viewport.right - x - box.right + box.left;
    bottom = viewport.bottom - y - box.bottom + box.top;
    layOut();
  };

  const show = (at: number) => {
    const before = first;
    first = clamp(first, at - shown + 1, at);
    if (first !== before) draw();
  };

  const hear = (event: Event, at: number) => {
    const { type, key, pointerId, deltaX, deltaY, isTrusted } = event as KeyboardEvent & PointerEvent & WheelEvent;
    const on = event.target as Element;
    if (type === 'focusin' && on.closest('.hl-card')) show(at);
    // Its buttons have their own listeners.
    if (!isTrusted || on.localName !== 'menu') return;
    const { x, y } = toPoint(event as PointerEvent);
    const step = steps[key];
    if (step && !hasModifier(event as KeyboardEvent)) {
      event.preventDefault();
      moveTo(box.left + step[0], box.top + step[1]);
    } else if (type === 'wheel') show(deltaX + deltaY > 0 ? first + shown : first - 1);
    else if (type === 'pointerdown') {
      on.setPointerCapture(pointerId);
      grip = { x: x - box.left, y: y - box.top };
    } else if (type === 'pointermove' && on.hasPointerCapture(pointerId)) moveTo(x - grip.x, y - grip.y);
  };

  return {
    cards,
    add(card, isTall) {
      const [anchor] = card.target.boxes();
      if (!cards[0]) {
        isUnfolded = isTall;
        bottom = anchor && anchor.bottom > innerHeight - clearHeight ? innerHeight : gap;
      }
      cards.push(card);
      if (cards.length > mostPinned) cards[0]?.close('left');
      first = mostPinned;
      draw();
    },
    remove(card) {
      const at = cards.indexOf(card);
      if (at < 0) return;
      cards.splice(at, 1);
      draw();
    },
    draw,
    show,
    unfold() {
      isUnfolded = !isUnfolded;
      return isUnfolded;
    },
    unpinAll() {
      for (const card of [...cards]) card.close('dismissed');
    },
    holds: (point) => cards.length > 0 && holds(box, point),
  };
}

/** What the row needs of a card. */
export type PinnedCard = {
  target: Target;
  /** Its current state. */
  told(): Told;
  /** Draws it in its place. */
  draw(dock: Dock): void;
  close(why: 'left' | 'dismissed'): void;
};

/** The pinned cards of a page. */
export type PinnedCards<Card> = {
  /** Oldest first. */
  readonly cards: readonly Card[];
  /** `isTall`: the card is unfolded. The first card decides for all. */
  add(card: Card, isTall: boolean): void;
  remove(card: Card): void;
  draw(): void;
  /** Scrolls the row to this card. */
  show(at: number): void;
  /** Toggles all cards between the two stages at their next drawing. Returns true if they unfold. */
  unfold(): boolean;
  unpinAll(): void;
  /** True if the point is on the bar, on a card or between cards. */
  holds(point: Point): boolean;
};
