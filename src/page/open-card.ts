import type { CardDrawing } from '../cards/card-drawing.ts';
import type { Ask } from '../messages/ask.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import { nameReference } from '../references/name-reference.ts';
import type { Evidence } from '../references/reference.ts';
import { acrossShadows } from './across-shadows.ts';
import { createCardActions } from './card-actions.ts';
import { isFaded, showCardHost } from './card-host.ts';
import type { CardView } from './card-view.ts';
import { chainBeside, type ShownChains, toShownChains } from './chain-beside.ts';
import type { Closing, OpenCard } from './closing.ts';
import { createConversation } from './conversation.ts';
import { followTarget } from './follow-target.ts';
import { createHolding } from './holding.ts';
import { holds, type Point } from './place-card.ts';
import type { Target } from './target.ts';
import { nothingTold } from './told.ts';
import { watchLeaving } from './watch-leaving.ts';
import { watchOpenCard } from './watch-open-card.ts';

/** Shows a card and asks the background what is on it. */
export function openCard({
  document,
  target,
  evidence,
  pointer,
  invoker,
  view,
  openPort,
  ask,
  onOrphaned,
  onClosed,
}: {
  document: Document;
  target: Target;
  evidence: Evidence;
  pointer: Point;
  invoker: HTMLElement | null;
  view: CardView;
  openPort: () => CardPort | null;
  ask: Ask;
  onOrphaned: () => void;
  onClosed: (why: Closing) => void;
}): OpenCard {
  const life = new AbortController();
  const host = showCardHost({ target, view, invoker, onResized: () => follow(), onTampered: () => onTampered() });
  const { reference } = target.found;
  const hasFocus = () => host.hasFocus() || (invoker?.matches(':focus-visible') ?? false);
  let shown: ShownChains = {};
  let told = nothingTold;
  let copied: CardDrawing['copied'] = 'no';

  const close = (why: Closing) => {
    if (life.signal.aborted) return;
    life.abort();
    leaving.end();
    end();
    talk.end();
    const mustReturnFocus = host.hasFocus();
    host.remove();
    onClosed(why);
    if (mustReturnFocus) invoker?.focus({ preventScroll: true });
  };

  const onLeft = () => close('left');
  const onTampered = () => close('tampered');

  const holding = createHolding({ pointer: invoker ? null : pointer, anchors: target.boxes, card: host.box });
  const leaving = watchLeaving({ isWanted: () => holding.isHeld() || hasFocus(), onLeft });

  const pointerAt = (point: Point) => {
    holding.pointerAt(point);
    leaving.check();
  };

  const { follow, onScroll, end } = followTarget({
    target,
    look() {
      if (isFaded(document, host.element)) onTampered();
      else if (!target.isThere() || !host.place(pointer)) onLeft();
      else leaving.check();
    },
    onLeft,
  });

  const draw = () => {
    if (life.signal.aborted) return;
    host.draw({ name: nameReference(reference), ...told, chains: shown.chains, copied, act });
    host.place(pointer);
  };

  const talk = createConversation({
    document,
    question: { reference, evidence },
    openPort,
    onOrphaned,
    onTold(next) {
      told = next;
      copied = 'no';
      shown = toShownChains(shown, told.update);
      draw();
    },
  });

  const act = createCardActions({
    reference,
    update: () => told.update,
    talk,
    ask,
    onCopied(now) {
      copied = now;
      draw();
    },
  });

  watchOpenCard({
    document,
    roots: acrossShadows(target.node).map((at) => at.getRootNode()),
    host: host.element,
    signal: life.signal,
    onChange: follow,
    onTampered,
    onScroll(scroller) {
      holding.scrolled();
      onScroll(scroller);
    },
    onEscape: () => close('dismissed'),
    onStep(steps) {
      const chain = host.hasList() ? undefined : chainBeside(shown, steps);
      if (chain) act('choose-chain', chain.id);
      return Boolean(chain);
    },
    onHidden: onLeft,
  });
  talk.ask();

  return {
    target,
    pointerAt,
    isOnCard: (point) => holds(host.box(), point),
    blur: leaving.check,
    close,
  };
}
