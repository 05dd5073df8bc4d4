import type { ComponentChildren } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { Drawn, PinnedCardsQuestion } from '../../../../src/cards/card-drawing.ts';
import { speak } from '../../../../src/i18n/t.ts';
import { drawPinnedCards } from '../../../../src/ui/card/draw-pinned-cards.tsx';
import { toDrawn } from '../../../../src/ui/card/draw-update.tsx';
import { speakIn } from '../../../fuzz/all-languages.ts';

// @vitest-environment new-document
afterEach(() => speak('en'));

const full = (groups: string) => (
  <p class="hl-full">
    <bdi>{groups}</bdi>
  </p>
);
const facts = (values: { [label: string]: ComponentChildren }) => (
  <dl>
    {Object.entries(values).map(([label, value]) => (
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const cardOf = (inside: ComponentChildren, { kind = 'address', name = 'Address 0x' } = {}) => ({
  name,
  kind,
  inside: toDrawn(inside),
});

const draw = (cards: PinnedCardsQuestion['cards'], { first = 0, shown = cards.length } = {}) =>
  drawPinnedCards({ cards, first, shown });

const elements = (drawn: Drawn[]): Exclude<Drawn, string>[] =>
  drawn.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.props.children)]));
const textOf = (node: Drawn): string => (typeof node === 'string' ? node : node.props.children.map(textOf).join(''));
const marksIn = (drawn: Drawn[]) =>
  elements(drawn)
    .filter(({ type, props }) => type === 'mark' || String(props.class).includes('hl-differs'))
    .map(textOf);
const wordsOf = (cards: PinnedCardsQuestion['cards']) => {
  const { bar } = draw(cards);
  return typeof bar === 'string' ? bar : bar.props['aria-label'];
};

test('marks the groups of digits that differ in cards of the same kind, letters as they are written', () => {
  const cards = [cardOf(full('0xd8dA 6BF2 6964 aF9D 6045')), cardOf(full('0xd8DA 6BF2 9c0d aF9D 6045'))];

  expect(draw(cards).insides.map(marksIn)).toEqual([
    ['0xd8dA', '6964'],
    ['0xd8DA', '9c0d'],
  ]);
  expect(draw(cards).insides.map((inside) => inside.map(textOf))).toEqual([
    ['0xd8dA 6BF2 6964 aF9D 6045'],
    ['0xd8DA 6BF2 9c0d aF9D 6045'],
  ]);
  expect(wordsOf(cards)).toBe('2 pinned · 2 of 5 groups differ');
});

test('marks the values that differ under the same label, wherever they are', () => {
  const cards = [
    cardOf(facts({ Changes: '160', 'First used': <b>Nov 2025</b>, Nonce: '1' })),
    cardOf(facts({ 'First used': 'Nov 2025', Type: 'EOA', Changes: <b>2</b> })),
  ];

  expect(draw(cards).insides.map(marksIn)).toEqual([['160'], ['2']]);
  expect(wordsOf(cards)).toBe('2 pinned · 1 of 2 facts differs');
});

test('counts a label once that is both at a glance and among the details', () => {
  const one = (fee: string) => cardOf([facts({ Fee: `$${fee}` }), facts({ Fee: `0.1 ETH $${fee}` })]);

  expect(wordsOf([one('1'), one('2')])).toBe('2 pinned · 1 of 1 facts differs');
});

test('compares no cards of different kinds, and none without an answer', () => {
  const inside = (value: string) => [full(`0xd8dA 6BF2 6964 aF9D ${value}`), facts({ Block: value })];
  const cards = [
    cardOf(inside('1111'), { kind: 'address' }),
    cardOf(inside('2222'), { kind: 'transaction' }),
    cardOf(inside('3333'), { kind: '' }),
    cardOf(inside('4444'), { kind: '' }),
  ];

  expect(draw(cards).insides).toEqual(cards.map((card) => card.inside));
  expect(wordsOf(cards)).toBe('4 pinned');
});

test('of three of a kind it marks what is not the same in all', () => {
  const cards = ['1', '1', '2'].map((value) => cardOf(facts({ Changes: value, Type: 'EOA' })));

  expect(draw(cards).insides.map(marksIn)).toEqual([['1'], ['1'], ['2']]);
  expect(wordsOf(cards)).toBe('3 pinned · 1 of 2 facts differs');
});

test('leaves a warning as it is, which marks what differs by itself', () => {
  const note = (groups: string) => cardOf(<div role="note">{full(groups)}</div>);
  const cards = [note('0xd8dA 6BF2 6964 aF9D'), note('0xd8dA 6BF2 6964 0000')];

  expect(draw(cards).insides).toEqual(cards.map(({ inside }) => inside));
});

test('keeps what else is drawn, with what pressing it does', () => {
  const act = { pin: true } as const;
  const cards = ['1', '2'].map((value) => ({
    ...cardOf([]),
    inside: [
      { type: 'button', props: { class: 'hl-pin', act, children: ['Pin'] } },
      { type: 'dd', props: { class: 'hl-up', children: [value] } },
    ],
  }));

  expect(draw(cards).insides[0]).toEqual([
    { type: 'button', props: { class: 'hl-pin', act, children: ['Pin'] } },
    { type: 'dd', props: { class: 'hl-up hl-differs', children: ['1'] } },
  ]);
});

test('has a button for each card where not all of them are shown, and one that unpins all', () => {
  const cards = ['one', 'two', 'three'].map((name) => cardOf([], { name }));
  const buttons = (shown: number) =>
    elements([draw(cards, { first: 1, shown }).bar])
      .filter(({ type }) => type === 'button')
      .map(({ props }) => [props['aria-label'] ?? textOf({ type: '', props }), props['aria-pressed'], props.act]);

  expect(buttons(2)).toEqual([
    ['one', 'false', { show: 0 }],
    ['two', 'true', { show: 1 }],
    ['three', 'true', { show: 2 }],
    ['Unpin all', undefined, { unpinAll: true }],
  ]);
  expect(buttons(3)).toHaveLength(1);
});

test('is as wide as the cards that are shown', () => {
  const { bar } = draw([cardOf([]), cardOf([])], { shown: 2 });

  expect(bar).toMatchObject({ props: { style: 'width:calc(2 * (100% + 8px) + 10px)' } });
});

test.for(['de', 'es', 'ja', 'zh', 'ar'] as const)('says it in the language that is spoken: %s', (language) => {
  speakIn(language);
  const { bar } = draw([cardOf(facts({ Changes: '1' })), cardOf(facts({ Changes: '2' }))]);

  expect(bar).toMatchObject({ props: { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } });
  expect(wordsOf([cardOf([])])).not.toMatch(/pinned/);
});
