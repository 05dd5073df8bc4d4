import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Opened } from '../../messages/protocol.ts';
import { type KeptPlace, type PlaceMemory, readKeptPlace } from './kept-place.ts';
import type { Showing } from './showing.ts';
import type { Views } from './views.ts';

/** Keeps where the popup is, and gives the way back there: only at the start, for the memory tells what was there then. */
export function createPlace(parts: {
  memory: PlaceMemory | null;
  showing: Signal<Showing>;
  /** What stands in the box. */
  text: ReadonlySignal<string>;
  views: Pick<Views, 'kept' | 'changes' | 'showKnown'>;
  /** Whether the person is in this document. */
  hasFocus: () => boolean;
}): (only?: Opened) => Promise<void> {
  const { memory, showing, views } = parts;
  const { kept, showKnown } = views;
  let before: KeptPlace | null = null;
  let isStarted = false;

  effect(() => {
    const place: KeptPlace = { showing: showing.value, view: kept.value };
    const changes = views.changes.value;
    const isMoved = place.showing !== before?.showing || place.view !== before.view;
    const whole = place.view && changes ? { ...place, view: { ...place.view, changes } } : place;
    // What nobody has touched yet is no place. A list that grows takes nobody back from another page of ours. A browser
    // that refuses costs the place, and nothing else.
    if (before && (isMoved || parts.hasFocus())) void memory?.save(whole).catch(() => {});
    before = place;
  });

  const isUntouched = () => showing.peek() === 'balance' && kept.peek() === null && parts.text.peek() === '';

  return async (only) => {
    if (isStarted) return;
    isStarted = true;
    const place = readKeptPlace(await memory?.load().catch(() => null));
    if (place === null || !isUntouched()) return;
    const { view } = place;
    if (only) {
      // What is not kept here would be waited for.
      const isIt = view?.changes && view.written === only.lookUp && view.chainId === only.chainId;
      if (isIt) await showKnown(view);
      return;
    }
    // What the person chose or looked up meanwhile stays in front.
    const isShown = view !== null && (await showKnown(view, isUntouched));
    if ((isShown || isUntouched()) && place.showing !== 'transaction') showing.value = place.showing;
  };
}
