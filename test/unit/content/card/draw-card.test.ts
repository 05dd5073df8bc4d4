import { afterEach, expect, test } from 'vitest';
import type { CardUpdate } from '../../../../src/cards/card-content.ts';
import type { OwnWords } from '../../../../src/cards/card-drawing.ts';
import { own } from '../../../../src/content/card/draw-card.ts';
import { textOf } from '../../written.ts';
import { createFakePorts } from '../fake-port.ts';
import { address, answer, card, cardRoot, mountAndRest, other, pressIn, setUpPages } from '../mounted-page.ts';

// @vitest-environment new-document
setUpPages();
afterEach(() => {
  own.words = english;
});

/** An answer with a button that changes the card's subject. */
function leadingOn(): CardUpdate {
  const about = { reference: { kind: 'address', address: other } as const, context: {} as never };
  const inside = [{ type: 'button', props: { act: { wish: { about } }, children: ['Inside'] } }];
  return { ...answer(), drawing: { attributes: { 'aria-label': 'Drawn' }, inside, status: '', styles: '' } };
}

const english = own.words;
const emptyDrawing = { attributes: {}, inside: [], status: '', styles: '' };

const buttons = () => [...(cardRoot()?.querySelectorAll('button') ?? [])].map(textOf);

/** Returns the language, direction and name of the card. */
const spoken = () => {
  const dialog = cardRoot()?.querySelector('[role=dialog]');
  return ['lang', 'dir', 'aria-label'].map((name) => dialog?.getAttribute(name));
};

/** A card that followed a link inside itself, to a question that is never answered. */
function followIntoSilence() {
  const mounted = mountAndRest(5);
  mounted.ports[0]?.answer(leadingOn());
  pressIn('Inside');
  const whileAsking = card();
  mounted.ports[1]?.die();
  mounted.ports[2]?.die();
  return { ...mounted, whileAsking };
}

test.for([
  ['de', 'ltr'],
  ['he', 'rtl'],
] as const)(
  'they are, and are marked as, in the language and the direction of the last drawing: %s',
  ([language, direction]) => {
    const { ports } = mountAndRest(5);
    const before = spoken();
    const { drawing = emptyDrawing, ...update } = leadingOn();
    const attributes = { 'aria-label': 'Drawn', lang: language, dir: direction };
    const words: OwnWords = ['Suche…', 'Neu', 'Keine Antwort', 'Noch einmal', 'Zurück', 'Alt', language, direction];
    ports[0]?.answer({ ...update, drawing: { ...drawing, attributes, own: words } });
    const answered = spoken();

    pressIn('Inside');
    const waiting = spoken();
    const { text } = card();
    ports[1]?.die();
    ports[2]?.die();

    expect(before).toEqual(['en', 'ltr', `Address ${address}`]);
    expect(answered).toEqual([language, direction, 'Drawn']);
    expect(waiting).toEqual([language, direction, `Address ${other}`]);
    expect(text).toContain('Suche…');
    expect(spoken()).toEqual([language, direction, `Address ${other}`]);
    expect(card().text).toContain('Keine Antwort');
    expect(buttons()).toEqual(['Noch einmal', 'Zurück']);
  },
);

test('words of the page’s own are about what was followed, and lead back', () => {
  const { whileAsking, questions, ports } = followIntoSilence();
  const silent = card();
  const silentButtons = buttons();

  pressIn('Back');
  const back = card();
  ports[3]?.answer(leadingOn());

  expect([whileAsking, silent, back].map(({ name }) => name)).toEqual([
    `Address ${other}`,
    `Address ${other}`,
    `Address ${address}`,
  ]);
  expect(silent.text).toContain('Hashlens did not answer');
  expect(silentButtons).toEqual(['Try again', 'Back']);
  expect(questions().at(-1)).toMatchObject({ reference: { address }, depth: 0 });
  expect(card().name).toBe('Drawn');
});

test('asking again after them asks about the same', () => {
  const { questions } = followIntoSilence();

  pressIn('Try again');

  expect(questions().at(-1)).toMatchObject({ reference: { address: other }, refresh: true, depth: 1 });
});

test('they lead nowhere back where nothing was followed', () => {
  const { ports } = mountAndRest(5);
  ports[0]?.die();
  ports[1]?.die();

  expect(card().name).toBe(`Address ${address}`);
  expect(buttons()).toEqual(['Try again']);
});

test('when Hashlens was updated meanwhile, they have the name of what was followed, and nothing to press', () => {
  let isGone = false;
  const fake = createFakePorts();
  mountAndRest(5, undefined, { openPort: () => (isGone ? null : fake.openPort()) });
  fake.ports[0]?.answer(leadingOn());
  isGone = true;

  pressIn('Inside');

  expect(card()).toMatchObject({ name: `Address ${other}`, text: expect.stringContaining('Hashlens was updated') });
  expect(buttons()).toEqual([]);
});
