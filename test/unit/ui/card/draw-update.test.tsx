import { readFileSync } from 'node:fs';
import { type ComponentChildren, render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { toLead } from '../../../../src/cards/address-rows.ts';
import type { CardContent, CardUpdate, Warning } from '../../../../src/cards/card-content.ts';
import { type Drawn, toFollowAct } from '../../../../src/cards/card-drawing.ts';
import { toTransactionCard } from '../../../../src/cards/transaction/transaction-card.ts';
import { drawCard, drawNodes } from '../../../../src/content/card/draw-card.ts';
import { speak, t } from '../../../../src/i18n/t.ts';
import type { CardAnswer } from '../../../../src/messaging/protocol.ts';
import { AnswerBody, AnswerFoot, AnswerHead, ChainName } from '../../../../src/ui/card/answer.tsx';
import { Failed, Waiting } from '../../../../src/ui/card/card-inside.tsx';
import { drawUpdate, toDrawn, withSecretNames } from '../../../../src/ui/card/draw-update.tsx';
import { Message, Note } from '../../../../src/ui/card/message.tsx';
import { Parts } from '../../../../src/ui/card/text-parts.tsx';
import { speakIn } from '../../../fuzz/all-languages.ts';
import { askFirst } from '../../cards/ask-first.ts';
import {
  about,
  buildAddress,
  buildToken,
  buildTransaction,
  buildTransfer,
  hash,
  other,
  sender,
} from '../../cards/build-models.ts';
import { textOf, written } from '../../written.ts';
import cases from './draw-update.cases.json' with { type: 'json' };
import samples from './sample-drawings.json' with { type: 'json' };
import { asked, chains, fullContent, sent, stateOf, updates } from './sample-drawings.ts';

// @vitest-environment new-document
const evil = `"><img src=x onerror=alert(1)><script>alert(2)</script>javascript:alert(3)//\u202E' onclick='alert(4)`;
const tones = /^(?:plain|dim|strong|up|down|ok|bad|wait)$/;

/** Replaces every text of a card with a hostile one, and keeps every number. */
function toEvil<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (key === 'kind' || tones.test(value) ? value : evil) as T;
  if (Array.isArray(value)) return value.map((one) => toEvil(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toEvil(one, name)])) as T;
}

/** Returns every element of a drawing. */
function elementsIn(drawn: Drawn[] = []): Exclude<Drawn, string>[] {
  return drawn.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...elementsIn(piece.props.children)]));
}

const drawnOf = (update: CardUpdate) => drawUpdate(update, asked);

function pageWith(update: CardUpdate, more = {}) {
  const into = document.createElement('div');
  drawCard(into, { ...stateOf(null, more), update });
  return into;
}

const details = [{ label: 'Nonce', parts: [{ text: '1', mono: true as const, title: 'x' }] }];
const alike = samples.alike as Warning;
const everything: CardContent = {
  ...fullContent,
  warnings: [...fullContent.warnings, alike],
  details,
  chains,
  chain: { ...fullContent.chain, isGuess: true },
};
const stages: [string, CardUpdate][] = [
  ...Object.entries(updates),
  ['answered with everything', { kind: 'content', content: everything }],
];
const evilStages = stages.map(([stage, update]): [string, CardUpdate] => [stage, toEvil(update)]);

test.for<[string, ComponentChildren]>([
  ['what an answer says', <AnswerBody content={everything} />],
  ['its head', <AnswerHead content={everything} />],
  ['its foot', <AnswerFoot content={everything} reference={asked.reference} />],
  ['the foot of a sample', <AnswerFoot content={{ ...everything, source: 'Sample' }} reference={asked.reference} />],
  ['a chain', <ChainName chain={everything.chain} />],
  ['a chain with others', <ChainName chain={everything.chain} chains={chains} />],
  [
    'a message',
    <Message title="T" detail="D" role="alert" tone="wait">
      <button type="button" act={{ wish: {} }}>
        Again
      </button>
    </Message>,
  ],
  ['a warning', <Note tone="bad" title="T" />],
  ['a message without anything to do', <Message title="T" detail="D" />],
  ['waiting', <Waiting head={<ChainName chain={everything.chain} chains={chains} />} text="…" />],
  [
    'a failure',
    <Failed
      head={<ChainName chain={everything.chain} />}
      failure={{ title: '', detail: '', tone: 'wait' }}
      addKey={{ ask: 'addKey', request: { reference: { kind: 'address', address: '0x1' }, chainId: 1 } }}
    />,
  ],
])('draws the same as Preact, by way of JSON: %s', ([, part]) => {
  const create = () => document.createElement('div');
  const [ours, theirs] = [create(), create()];

  drawNodes(ours, JSON.parse(JSON.stringify(toDrawn(part))));
  render(part, theirs);
  // Removes actions, which are not attributes in cards on pages. Compares only the background of styles, because Preact
  // writes colours in another form.
  for (const element of theirs.querySelectorAll('[act]')) element.removeAttribute('act');
  for (const element of [...ours.querySelectorAll('[style]'), ...theirs.querySelectorAll('[style]')]) {
    element.setAttribute('style', (element as HTMLElement).style.background);
  }

  expect(ours.innerHTML).not.toBe('');
  expect(written(ours).innerHTML).toBe(theirs.innerHTML);
});

test.for([...stages, ...evilStages])('is plain JSON, and nothing in it can run: %s', ([, update]) => {
  const drawn = drawnOf(update);
  const elements = elementsIn(drawn.inside);

  expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
  expect(elements.flatMap(({ props }) => Object.values(props)).filter((value) => typeof value === 'function')).toEqual(
    [],
  );
  expect(elements.flatMap(({ props }) => Object.keys(props)).filter((name) => /^on|^dangerously/i.test(name))).toEqual(
    [],
  );
});

const styleSheets = ['card/frame', 'card/card', 'card/host', 'theme/tokens'];
const styles = styleSheets.map((name) => readFileSync(`src/ui/${name}.css`, 'utf8')).join('');

const elementNames =
  /^(?:a|b|bdi|button|circle|dd|details|div|dl|dt|figure|h2|h3|i|li|mark|option|p|path|rect|section|select|small|span|summary|svg|ul)$/;
const attributeNames =
  /^(?:act|aria-hidden|aria-label|children|class|cx|cy|d|dir|hidden|href|label|preserveAspectRatio|r|rel|role|stroke|style|target|title|type|value|viewBox)$/;
const ownWords: { [name: string]: RegExp } = {
  'aria-hidden': /^true$/,
  class: /^(?:| *hl-[a-z]+( hl-[a-z]+)*)$/,
  dir: /^(?:ltr|rtl|auto)$/,
  href: /^https:\/\//,
  rel: /^noopener noreferrer$/,
  role: /^(?:note|alert|img)$/,
  stroke: /^hsl\(\d{1,3} \d{1,3}% \d{1,3}%\)$/,
  target: /^_blank$/,
  type: /^button$/,
};

test.for([...stages, ...evilStages])(
  'no text of a chain becomes the name of an element or attribute: %s',
  ([, update]) => {
    const elements = elementsIn(drawnOf(update).inside);

    expect(elements.map(({ type }) => type).filter((type) => !elementNames.test(type))).toEqual([]);
    for (const { props } of elements) {
      expect(Object.keys(props).filter((name) => !attributeNames.test(name))).toEqual([]);
      for (const [name, allowed] of Object.entries(ownWords)) {
        if (props[name] !== undefined) expect(props[name], name).toMatch(allowed);
      }
    }
  },
);

test.for(evilStages)('hostile text comes to a page as text alone: %s', ([, update]) => {
  const page = pageWith(sent(update), { said: evil });
  const all = [...page.querySelectorAll('*')];

  expect(textOf(page)).toContain(evil);
  expect(page.querySelectorAll('img, script, style, iframe, a')).toHaveLength(0);
  expect(all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual([]);
});

test.for(cases.noExplorers)('gives no way to an explorer at %j', (href) => {
  const content = { ...fullContent, explorer: { href, text: 'Open in explorer' } };
  const page = pageWith(sent({ kind: 'content', content }));

  expect(page.querySelectorAll('a, [href]')).toHaveLength(0);
  expect(textOf(page)).not.toContain('Explorer');
});

test.for(['content', 'failure'] as const)(
  'where a page can read a card, its way to an explorer is drawn the same for a chosen one: %s',
  (kind) => {
    const drawn = (href: string, isFirefoxPage: boolean, isOwn?: true) => {
      const explorer = { href, text: 'Open in explorer', ...(isOwn && { isOwn }) };
      const failure = { title: 'No connection', detail: '', tone: 'wait' } as const;
      const update: CardUpdate =
        kind === 'content' ? { kind, content: { ...fullContent, explorer } } : { kind, failure, explorer };
      return JSON.stringify(drawUpdate(update, { ...asked, isFirefoxPage }).inside).replace(href, '');
    };
    const [usual, chosen] = ['https://etherscan.io/tx/1', 'https://mine.example/1'];

    expect(drawn(usual, true)).toBe(drawn(chosen, true, true));
    expect(drawn(usual, true)).not.toContain('"type":"a"');
    expect(drawn(usual, false)).toContain('"type":"a"');
  },
);

test.for([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('it tells the language and the direction of all that it says, also for later: %s', ([name, direction]) => {
  speakIn(name);
  const { attributes, own = [] } = drawUpdate({ kind: 'content', content: fullContent }, asked);
  speak('en');

  expect(attributes).toMatchObject({ lang: name, dir: direction });
  expect(own.slice(-2)).toEqual([name, direction]);
});

test('a text that came as something like an element is not drawn', () => {
  const text = { type: 'script', props: { children: 'alert(1)' } } as unknown as string;
  const content = { ...fullContent, headline: { parts: [{ text }] }, rows: [{ label: text, parts: [{ text }] }] };
  const { inside } = drawnOf({ kind: 'content', content });

  expect(elementsIn(inside).map(({ type }) => type)).not.toContain('script');
  expect(JSON.stringify(inside)).not.toContain('alert(1)');
});

// A page is told of what moves, also inside a closed root, and that would tell a new answer from a known one.
test.for(stages)('what replaces a wait moves nothing of its head: %s', ([, update]) => {
  const into = pageWith(sent(updates.waiting as CardUpdate));
  const before = [...(into.querySelector('.hl-head')?.children ?? [])];

  drawCard(into, { ...stateOf(null), update: sent(update) });

  const after = [...(into.querySelector('.hl-head')?.children ?? [])];
  expect(before.length).toBeGreaterThan(1);
  expect(before.filter((one, at) => after.includes(one) && after[at] !== one)).toEqual([]);
});

test('a plain piece of text is sent with nothing but itself', () => {
  expect(toDrawn(<Parts parts={[{ text: 'x' }]} />)).toMatchObject([{ type: 'bdi', props: { children: ['x'] } }, ' ']);
  expect(JSON.stringify(toDrawn(<Parts parts={[{ text: 'x' }]} />))).not.toContain('class');
});

test('what differs is marked within its line, and the line reads as before', () => {
  const page = pageWith(sent({ kind: 'content', content: { ...fullContent, warnings: [alike] } }));
  const [one, other] = written(page).querySelectorAll('[role=note] p');

  expect(one?.innerHTML).toMatch(/0xabcd <mark>12<\/mark>34 ef01/);
  expect(other?.innerHTML).toMatch(/0xabcd <mark>5<\/mark><mark>6<\/mark>34 ef01/);
  expect([one, other].map((line) => line?.textContent?.trim())).toEqual(['0xabcd 1234 ef01', '0xabcd 5634 ef01']);
});

test('marked digits differ by more than colour', () => {
  const rule = /:is\(\.hl-card, \.hl-note\) mark \{([^}]*)\}/.exec(styles)?.[1];

  expect(rule).toMatch(/text-decoration: underline/);
  expect(rule).toMatch(/font-weight: 700/);
});

test('a handler in what was sent is ignored', () => {
  const button = { type: 'button', props: { onClick: 'alert(1)', onclick: 'alert(1)', children: ['Press'] } };
  const drawing = { attributes: {}, inside: [button], status: '', styles: '' };
  const page = pageWith({ ...askFirst, drawing });

  expect(page.querySelector('button')?.getAttributeNames()).toEqual([]);
  expect(page.querySelector('button')?.onclick).toBeNull();
});

/** The longest texts and lists that a card can have, from an answer with too much of everything. */
function largestContent(text: string): CardContent {
  const many = <T,>(make: (at: number) => T) => Array.from({ length: 300 }, (_, at) => make(at));
  const address = (of: string) => buildAddress({ hash: of, name: text, ensDomainName: text, proxyType: text });
  const call = { methodCall: text, methodId: text, parameters: many(() => ({ name: text, type: text, value: text })) };
  const token = buildToken({ name: text, symbol: text });
  const extra = Object.fromEntries(many((at) => [`${at}${text}`, text]));
  const transaction = buildTransaction({
    state: 'failed',
    result: text,
    from: address(sender),
    to: address(other),
    method: text,
    decodedInput: call,
    revertReason: { kind: 'decoded', input: call },
    tokenTransfers: many(() => buildTransfer({ from: sender, to: other, token, value: '9'.repeat(78) })),
    actions: many(() => ({ protocol: text, type: text, data: extra })),
    extra,
  });
  const others = Array.from({ length: 12 }, (_, at) => ({ id: 1_000_000_000 + at, name: 'n'.repeat(40) }));
  return toTransactionCard({ transaction, reference: { kind: 'transaction', hash }, ...about, chains: others });
}

test.for<[string]>([['1'], ['9'.repeat(78)], ['a'.repeat(1000)], ['"'.repeat(500)], ['👨‍👩‍👧‍👦'.repeat(300)]])(
  'the largest card stays a message of less than 200,000 characters, made of texts like %$',
  ([text]) => {
    const content = largestContent(text);
    const drawing = { ...drawnOf({ kind: 'content', content }), styles };
    const update: CardUpdate = { kind: 'content', content, drawing };
    const message: CardAnswer = { id: '1', last: true, update };

    expect(JSON.stringify(content).length).toBeGreaterThan(15_000);
    expect(JSON.stringify(message).length).toBeLessThan(200_000);
  },
);

test.for(cases.addresses)('an address $what, by a button that says only that', ({ more, expected, act }) => {
  const content = { ...fullContent, watch: { address: '0x12', text: 'Watch', ...more } };
  const { inside } = drawnOf({ kind: 'content', content: content as CardContent });

  const button = elementsIn(inside).find(({ props }) => JSON.stringify(props.act) === JSON.stringify(act));
  const words = elementsIn(button?.props.children).filter(({ type }) => type === 'span');
  expect(words.map(({ props }) => props.children[0])).toEqual(expected);
});

const ends = Object.entries(updates) as [string, CardUpdate][];

const labelsIn = (drawn: Drawn) =>
  [...JSON.stringify(drawn).matchAll(/"aria-label":"([^"]*)"/g)].map(([, said]) => said);
const isLeft = (drawn: Drawn) => typeof drawn !== 'string' && drawn.props.class === 'hl-left';

afterEach(() => speak('en'));

test.for(ends)('a card that is %s and outlives us carries what it says then', ([, update]) => {
  const last = () => drawUpdate(update, { ...asked, isFirefoxPage: true }).inside.at(-1) as Drawn;

  expect([isLeft(last()), labelsIn(last())]).toEqual([true, ['Hashlens was updated, reload this page']]);
  // A click closes the message without any script of ours.
  expect(JSON.stringify(last())).toContain('"type":"details","props":{"open":"true"');

  speakIn('de');
  expect(labelsIn(last())).toEqual([t('failure.title', { failure: 'updated' })]);
});

test.for(ends)('a card that is %s says nothing of it as text or as an alert while all is well', ([, update]) => {
  const all = JSON.stringify(drawUpdate(update, { ...asked, isFirefoxPage: true }));
  const bare = JSON.stringify(drawUpdate(update, asked));

  expect(all.split('"alert"').length).toBe(bare.split('"alert"').length);
  // The message occurs once more, as an accessible name. The page's own messages, drawn only when they apply, contain
  // it too.
  expect(all.split('Hashlens was updated').length).toBe(bare.split('Hashlens was updated').length + 1);
  expect(all).toContain('"aria-label":"Hashlens was updated');
});

test.for(ends)('elsewhere a card that is %s does not: its own script says it', ([, update]) => {
  expect(drawUpdate(update, asked).inside.some(isLeft)).toBe(false);
});

const sheets = ['card/card', 'card/frame', 'card/host', 'card/stages', 'card/orphaned-card', 'theme/tokens'];
const css = sheets.map((name) => readFileSync(`src/ui/${name}.css`, 'utf8')).join('');

test('no page can know what the tokens of a card are called', () => {
  const styles = withSecretNames(css);
  const used = [...new Set(styles.match(/(?<=var\()--[\w-]+/g))];

  expect(used.length).toBeGreaterThan(20);
  expect(styles).not.toContain('--hl-');
  expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  expect(styles.replaceAll(/--[\d-]+-(?=[a-z])/g, '--hl-')).toBe(css);
});

const address = `0x${'33'.repeat(20)}`;
const lead = toLead(address);
const follow = (reference: NonNullable<typeof lead.reference>) => ({ act: toFollowAct(reference, 8453) });

const wordsOf = (drawn: Drawn): string =>
  typeof drawn === 'string' ? drawn : drawn.props.children.map(wordsOf).join('');

test('a name, its marks and its hash are one button, which asks about the address on the chain of the answer', () => {
  const parts = [
    { text: 'USDC/WETH pool', ...lead },
    { text: 'contract', tag: true, ...lead } as const,
    { text: '0x3333…3333', ...lead },
    { text: 'later' },
  ];

  const drawn = toDrawn(<Parts parts={parts} follow={follow} />);
  const buttons = drawn.filter((one) => typeof one !== 'string' && one.type === 'button');

  expect(buttons.map(wordsOf)).toEqual(['USDC/WETH pool contract 0x3333…3333']);
  expect(drawn.map(wordsOf).join('')).toBe('USDC/WETH pool contract 0x3333…3333 later ');
  expect(buttons).toMatchObject([
    { props: { act: { wish: { about: { reference: { kind: 'address', address } }, chainId: 8453, asked: true } } } },
  ]);
});

test('a word and whom it is about stay together, with all that is one button', () => {
  const parts = [
    { text: '5 USDC' },
    { text: 'from', tone: 'dim', holds: true } as const,
    { text: 'nick.eth', ...lead },
    { text: '0x3333…3333', ...lead },
    { text: 'to', holds: true } as const,
    { text: 'nobody' },
    // The last part has nothing to stay with.
    { text: 'later', holds: true } as const,
  ];
  const togetherIn = (drawn: Drawn[]) =>
    drawn.filter((one) => typeof one !== 'string' && one.props.class === 'hl-together').map(wordsOf);

  const pressed = toDrawn(<Parts parts={parts} follow={follow} />);
  const read = toDrawn(<Parts parts={parts} />);

  expect(togetherIn(pressed)).toEqual(['from nick.eth 0x3333…3333', 'to nobody']);
  expect(togetherIn(read)).toEqual(togetherIn(pressed));
  for (const drawn of [pressed, read]) {
    expect(drawn.map(wordsOf).join('')).toBe('5 USDC from nick.eth 0x3333…3333 to nobody later ');
  }
});

test.for(Object.entries(updates))('nothing can be typed into a card: %s', ([, update]) => {
  // A page receives the key events of a closed shadow root, so it could read what is typed.
  const drawing = JSON.stringify(sent(update).drawing);

  expect(drawing).toContain('"type"');
  expect(drawing).not.toMatch(/"type":"(?:input|textarea)"|contenteditable/i);
});
