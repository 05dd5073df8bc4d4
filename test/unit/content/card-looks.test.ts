import { beforeEach, expect, test, vi } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { nothingTold, type OwnUpdate, silent } from '../../../src/content/card/draw-card.ts';
import type { Target } from '../../../src/content/hover-target.ts';
import { askFirst } from '../cards/ask-first.ts';
import { setUpPages } from './mounted-page.ts';

// @vitest-environment new-document
setUpPages();
// The module remembers what it has sent, for the lifetime of the page.
beforeEach(() => void vi.resetModules());

/** A page on which cards can open, with a record of every style sheet written for them. */
async function startLooks() {
  const { showCardHost } = await import('../../../src/content/card/card-host.ts');
  const written: string[] = [];
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => void written.push(css));
  document.body.innerHTML = '<p>0x</p>';
  const target = {
    node: document.querySelector('p'),
    boxes: () => [new DOMRect(0, 0, 100, 20)],
    isThere: () => true,
  } as unknown as Target;
  const open = () => {
    const host = showCardHost({
      target,
      bareStyles: '.bare{}',
      invoker: null,
      isWalk: false,
      onAct: () => {},
      onTampered: () => {},
    });
    return {
      isUntouched: () => host?.isUntouched(),
      draw: (update: CardUpdate | OwnUpdate | null) =>
        host?.draw({
          ...nothingTold,
          ...{ update, name: 'Address 0x', isPinned: false, isUnfolded: false, isWatched: false, toast: [] },
        }),
      remove: () => host?.remove(),
    };
  };
  return { open, written };
}

const sent = (styles: string): CardUpdate => ({
  ...askFirst,
  drawing: { attributes: {}, inside: ['drawn'], status: '', styles },
});

test('a card looks bare until the background has sent how it looks', async () => {
  const { open, written } = await startLooks();
  const card = open();

  card.draw(null);
  card.draw(silent);
  const before = [...written];
  card.draw(sent('.full{}'));

  expect(before).toEqual(['.bare{}']);
  expect(written).toEqual(['.bare{}', '.full{}']);
});

test('writes what is sent with every word only once', async () => {
  const { open, written } = await startLooks();
  const card = open();

  for (const update of [sent('.full{}'), sent('.full{}'), silent, null, sent('.full{}')]) card.draw(update);

  expect(written).toEqual(['.bare{}', '.full{}']);
});

test('a card is untouched whatever another one looks like', async () => {
  const { open } = await startLooks();
  vi.mocked(CSSStyleSheet.prototype.replaceSync).mockRestore();
  Object.defineProperty(Element.prototype, 'getAnimations', { value: () => [], configurable: true });
  const pinned = open();
  pinned.draw(sent('.one { color: red }'));

  open().draw(sent('.another { color: red }'));

  expect(pinned.isUntouched()).toBe(true);
});

test('the next card looks so from the start, whatever it says', async () => {
  const { open, written } = await startLooks();
  const first = open();
  first.draw(sent('.full{}'));
  first.remove();

  const next = open();
  const atFirst = written.slice(2);
  for (const update of [null, silent, sent('.full{}')]) next.draw(update);

  expect(atFirst).toEqual(['.full{}']);
  expect(written).toEqual(['.bare{}', '.full{}', '.full{}']);
});

test('looks as the background sent last', async () => {
  const { open, written } = await startLooks();
  const card = open();

  card.draw(sent('.old{}'));
  card.draw(sent('.new{}'));
  card.remove();
  open();

  expect(written).toEqual(['.bare{}', '.old{}', '.new{}', '.new{}']);
});

test('a card that never heard anything leaves the next one bare', async () => {
  const { open, written } = await startLooks();
  const first = open();
  first.draw(silent);
  first.remove();

  open();

  expect(written).toEqual(['.bare{}', '.bare{}']);
});
