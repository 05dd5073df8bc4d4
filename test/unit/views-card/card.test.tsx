// @vitest-environment happy-dom
import { type ComponentChildren, h, render } from 'preact';
import { expect, test, vi } from 'vitest';
import type { CardAction, CardDrawing } from '../../../src/cards/card-drawing.ts';
import { Card } from '../../../src/views/card/card.tsx';
import { CardBody } from '../../../src/views/card/card-body.tsx';
import { cardView } from '../../../src/views/card/card-view.tsx';
import { flattenVnodes } from '../../../src/views/card/flatten-vnodes.ts';
import { chains, drawingOf, drawings, fullContent } from './sample-drawings.ts';

const at = Object.fromEntries(drawings);

function draw(drawing: CardDrawing | undefined) {
  const into = document.createElement('div');
  if (drawing) cardView.draw(into, drawing);
  const all = (selector: string) => [...into.querySelectorAll(selector)];
  return { into, all, texts: (selector: string) => all(selector).map((element) => element.textContent) };
}

function click(
  element: Element | undefined,
  isTrusted = true,
  event: Event = new MouseEvent('click', { bubbles: true }),
) {
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  element?.dispatchEvent(event);
}

/** What has come as JSON is nothing to Preact until its own function has made it an element. */
function toPreact(children: ComponentChildren): ComponentChildren {
  return flattenVnodes(children).map((node) => {
    if (typeof node === 'string') return node;
    const { children: inside, ...props } = node.props;
    return h(String(node.type), props, toPreact(inside));
  });
}

test.for(drawings)('draws the same as Preact: %s', ([, drawing]) => {
  const ours = draw(drawing).into;
  const theirs = document.createElement('div');
  render(toPreact(<Card {...drawing} />), theirs);

  expect(ours.innerHTML).toBe(theirs.innerHTML);
});

test.for(drawings)('draws the same over any stage before: %s', ([, drawing]) => {
  const fresh = draw(drawing).into;

  for (const [, before] of drawings) {
    const { into } = draw(before);
    cardView.draw(into, drawing);
    expect(into.isEqualNode(fresh), into.innerHTML).toBe(true);
  }
});

test.for([
  ['before the first word', 'true', 0],
  ['waiting', 'true', 0],
  ['asking first', null, 0],
  ['failed', null, 1],
  ['without anybody to draw', null, 1],
  ['answered in full', null, 0],
  ['waiting with other chains', 'true', 0],
  ['waiting for a chosen chain', 'true', 0],
  ['failed with other chains', null, 1],
  ['answered on the last of them', 'true', 0],
] as const)(
  'is a dialog, busy only while more is awaited, and an alert only when it failed: %s',
  ([stage, busy, alerts]) => {
    const { all } = draw(at[stage]);
    const [dialog] = all('[role=dialog]');

    expect(dialog?.getAttribute('aria-label')).toBe('Transaction 0x12');
    expect(dialog?.getAttribute('aria-busy')).toBe(busy);
    expect(all('[role=alert]')).toHaveLength(alerts);
  },
);

test('shows all that an answer says', () => {
  const { into, texts, all } = draw(at['answered in full']);

  expect(texts('dt')).toEqual(['From', 'To']);
  expect(texts('dd')).toEqual(['vitalik.eth 0xd8dA…6045 ', 'contract ']);
  expect(texts('[role=note]')).toEqual(['Wrong checksum. A character may have been changed.']);
  expect(texts('li')).toEqual(['+1 USDC ', '−1 DAI ']);
  expect(all('svg[role=img]')[0]?.getAttribute('aria-label')).toBe('Balance from 1 to 2 ETH');
  expect(all('svg')[0]?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  for (const text of ['Ethereum', 'Success', '2 min ago', 'Sent 1 ETH', 'to vitalik.eth', 'and 3 more', '20 credits']) {
    expect(into.textContent).toContain(text);
  }
});

test('says why the chain was chosen', () => {
  expect(draw(at['answered in full']).all('.hl-chain')[0]?.getAttribute('title')).toBe(
    'because this link goes to etherscan.io',
  );
});

test('links to the explorer without giving the page away', () => {
  const [link] = draw(at['answered in full']).all('a');

  expect(link?.getAttribute('href')).toBe('https://eth.blockscout.com/tx/0x12');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

test.for([
  ['answered in full', 'Copy', 'copy'],
  ['answered in full', 'Asked just now · 20 credits', 'refresh'],
  ['answered in full', 'Details', 'open-in-hashlens'],
  ['asking first', 'Look up', 'look-up'],
  ['failed', 'Open options', 'open-options'],
  ['failed', 'Open in Hashlens', 'open-in-hashlens'],
  ['waiting', 'Open in Hashlens', 'open-in-hashlens'],
  ['without anybody to draw', 'Try again', 'try-again'],
] as const)('acts on a click: %s, %s', ([stage, label, action]) => {
  const act = vi.fn<(action: CardAction) => void>();
  const drawing = at[stage];
  const { all } = draw(drawing && { ...drawing, act });

  click(all('button').find((button) => button.textContent === label));

  expect(act.mock.calls).toEqual([[action]]);
});

const listOf = (drawing: CardDrawing | undefined) => draw(drawing).into.querySelector('select');
const changed = () => new Event('change', { bubbles: true });

test.for([
  ['answered with other chains', '1'],
  ['answered on the last of them', '8453'],
  ['waiting with other chains', '10'],
  ['waiting for a chosen chain', '10'],
  ['waiting after a failure', '10'],
  ['failed with other chains', '1'],
] as const)('offers other chains, its own chosen: %s', ([stage, own]) => {
  const list = listOf(at[stage]);

  expect(list?.getAttribute('aria-label')).toBe('Chain');
  expect(list?.value).toBe(own);
  expect([...(list?.options ?? [])].map(({ value, text }) => `${value} ${text}`)).toEqual([
    '1 Ethereum',
    '10 OP Mainnet',
    '8453 Base',
  ]);
});

test('names a chain that was only just chosen as its list does', () => {
  expect(draw(at['waiting with other chains']).texts('.hl-chain bdi')).toEqual(['OP Mainnet']);
});

test('puts its own chain before others that leave it out', () => {
  const update = { kind: 'content', content: { ...fullContent, chains: chains.slice(1) } } as const;
  const list = listOf(drawingOf(update));

  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['1', '10', '8453']);
  expect(list?.value).toBe('1');
});

test('says in the list why the chain was chosen, and which key changes it', () => {
  const title = listOf(at['answered with other chains'])?.title;

  expect(title).toContain('because this link goes to etherscan.io');
  expect(title).toContain('Alt+↓');
});

test.for([
  ['without others', { ...fullContent, chains: [] }],
  ['with itself alone', { ...fullContent, chains: chains.slice(0, 1) }],
] as const)('has no list %s', ([, content]) => {
  const { all } = draw(drawingOf({ kind: 'content', content: { ...content, chains: [...content.chains] } }));

  expect(all('select')).toHaveLength(0);
  expect(all('.hl-chain')[0]?.textContent).toBe('Ethereum');
});

test('has no list where nobody acts', () => {
  const into = document.createElement('div');
  render(<CardBody content={{ ...fullContent, chains }} />, into);

  expect(into.querySelector('select')).toBeNull();
  expect(into.querySelector('.hl-chain')?.textContent).toBe('Ethereum');
});

test.for([
  [true, [['choose-chain', 8453]]],
  [false, []],
] as const)('acts on a choice that a person makes: %j', ([isTrusted, calls]) => {
  const act = vi.fn<(action: CardAction) => void>();
  const drawing = at['answered with other chains'];
  const list = listOf(drawing && { ...drawing, act });
  if (list) list.value = '8453';

  click(list ?? undefined, isTrusted, changed());

  expect(act.mock.calls).toEqual(calls);
});

test('keeps the list, its choice and the focus from the choice to the answer', () => {
  const [before, waiting, told, failed] = [
    'answered with other chains',
    'waiting with other chains',
    'waiting for a chosen chain',
    'failed with other chains',
  ];
  const { into } = draw(at[before ?? '']);
  document.body.append(into);
  const list = into.querySelector('select');
  list?.focus();
  if (list) list.value = '8453';

  const seen = [waiting, told, before, failed, waiting, told, failed].map((stage) => {
    const drawing = at[stage ?? ''];
    if (drawing) cardView.draw(into, drawing);
    return [into.querySelector('select') === list, document.activeElement === list, list?.value];
  });
  into.remove();

  expect(seen).toEqual([
    [true, true, '10'],
    [true, true, '10'],
    [true, true, '1'],
    [true, true, '1'],
    [true, true, '10'],
    [true, true, '10'],
    [true, true, '1'],
  ]);
});

test('names its way to a newer answer by what it says', () => {
  const button = draw(at['answered in full']).all('.hl-source button')[0];

  expect(button?.getAttribute('aria-label')).toBe('Refresh: asked just now · 20 credits');
  expect(button?.getAttribute('title')).toBe('Refresh: asked just now · 20 credits');
});

test('says what there is to say of an answer where it tells where that is from', () => {
  const drawing = at['answered in full'];
  const { all, texts } = draw(drawing && { ...drawing, note: 'Not followed any more' });

  expect(texts('.hl-source')).toEqual(['Not followed any more']);
  expect(all('.hl-source button')[0]?.getAttribute('aria-label')).toBe('Refresh: Not followed any more');
});

test('has no newer answer to a sample', () => {
  const { all, texts } = draw(at['answered with the least']);

  expect(all('.hl-source button')).toHaveLength(0);
  expect(texts('.hl-source')).toEqual(['Sample']);
});

test.for([
  ['an answer', {}, 'Sent 1 ETH'],
  ['an answer while a newer one is awaited', { asking: true }, 'Looking it up'],
  ['an answer while a newer one is long awaited', { asking: true, slow: true }, 'Still waiting for the answer.'],
  ['what was copied', { copied: 'yes' }, 'Copied'],
  ['what there is to say of the answer', { note: 'No newer answer came' }, 'No newer answer came'],
] as const)('tells politely: %s', ([, more, status]) => {
  const drawing = at['answered in full'];

  expect(draw(drawing && { ...drawing, ...more }).texts('[role=status]')).toEqual([status]);
});

test('stays as the person left it when a warning comes in between, and when it goes', () => {
  const details = [{ label: 'Nonce', parts: [{ text: '1' }] }];
  const answer = (content: object) => drawingOf({ kind: 'content', content: { ...fullContent, details, ...content } });
  const { into } = draw(answer({ warnings: [] }));
  document.body.append(into);
  const [scroller, disclosure, summary] = ['.hl-scroll', 'details', 'summary'].map((part) => into.querySelector(part));
  disclosure?.setAttribute('open', '');
  if (summary instanceof HTMLElement) Object.assign(summary, { tabIndex: 0 }).focus();
  if (scroller) scroller.scrollTop = 40;

  const seen = [answer({}), answer({ warnings: [], lists: [] })].map((drawing) => {
    cardView.draw(into, drawing);
    return [
      into.querySelector('details')?.hasAttribute('open'),
      document.activeElement === summary,
      into.querySelector('.hl-scroll')?.scrollTop,
      into.querySelectorAll('[role=note]').length,
    ];
  });
  into.remove();

  expect(seen).toEqual([
    [true, true, 40, 1],
    [true, true, 40, 0],
  ]);
});

test('takes no click that a page has made', () => {
  const act = vi.fn<(action: CardAction) => void>();
  const drawing = at['asking first'];
  const { all } = draw(drawing && { ...drawing, act });

  for (const button of all('button')) click(button, false);

  expect(act).not.toHaveBeenCalled();
});

test.for([
  ['no', 'Copy'],
  ['yes', 'Copied'],
  ['failed', 'Could not copy'],
] as const)('says whether it was copied: %s, %s', ([copied, text]) => {
  const drawing = at['answered in full'];

  expect(draw(drawing && { ...drawing, copied }).texts('button')[0]).toBe(text);
});

test('keeps the button that was clicked, and with it the focus', () => {
  const drawing = at['answered in full'];
  const { into, all } = draw(drawing);
  const [before] = all('button');

  if (drawing) cardView.draw(into, { ...drawing, copied: 'yes' });

  expect(into.querySelector('button')).toBe(before);
});

test('shows hostile text as text, isolated', () => {
  const hostile = '<img src=x onerror=alert(1)>\u202Eevil';
  const content = { ...fullContent, headline: { text: hostile }, rows: [{ label: 'To', parts: [{ text: hostile }] }] };
  const { all, texts } = draw(drawingOf({ kind: 'content', content }));

  expect(all('img')).toHaveLength(0);
  expect(texts('dd bdi')).toEqual([hostile]);
});

test('is as tall as it would be without scrolling', () => {
  const { into, all } = draw(at['answered in full']);
  Object.defineProperty(into, 'offsetHeight', { value: 300 });
  for (const scroller of all('.hl-scroll')) {
    Object.defineProperties(scroller, { scrollHeight: { value: 700 }, clientHeight: { value: 250 } });
  }

  expect(cardView.fullHeight(into)).toBe(750);
});

test('leaves nothing when it is cleared', () => {
  const { into } = draw(at['answered in full']);

  cardView.clear(into);

  expect(into.childNodes).toHaveLength(0);
});

test('the name of the chain stands there as text beside the list', () => {
  const { into } = draw(at['answered with other chains']);

  expect(into.querySelector('.hl-chain bdi')?.textContent).toBe('Ethereum');
  expect(into.querySelector('.hl-chain select')).not.toBeNull();
});

test.for([
  [true, ['because this link goes to etherscan.io']],
  [undefined, []],
] as const)('says why the chain was chosen in a line of its own only where it is a guess: %s', ([isGuess, texts]) => {
  const chain = { ...fullContent.chain, ...(isGuess && { isGuess }) };
  const { texts: textsOf } = draw(drawingOf({ kind: 'content', content: { ...fullContent, chain } }));

  expect(textsOf('.hl-why')).toEqual(texts);
});

test('a shortened hash stays on one line, a full one may break', () => {
  const rows = [
    { label: 'To', parts: ['0x1234…abcd', `0x${'12'.repeat(20)}`].map((text) => ({ text, mono: true as const })) },
  ];
  const into = document.createElement('div');
  render(<CardBody content={{ ...fullContent, rows, lists: [], details: [] }} />, into);

  expect([...into.querySelectorAll('dd .hl-mono')].map(({ className }) => className.includes('hl-whole'))).toEqual([
    true,
    false,
  ]);
});

test.for([
  ['bad', 'No answer'],
  ['wait', 'No answer yet'],
] as const)('a failure of tone %s is marked in the head, outside of its alert', ([tone, words]) => {
  const { all, texts } = draw(drawingOf({ kind: 'failure', failure: { title: 'T', detail: 'D', tone } }));

  expect(texts(`.hl-head .hl-pill.hl-${tone}`)).toEqual([words]);
  expect(all('[role=alert] .hl-pill')).toEqual([]);
});
