import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { toLeadAct } from '../../../../src/cards/card-drawing.ts';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import { actAt, type CardState, drawCard } from '../../../../src/content/card/draw-card.ts';
import { CardBody } from '../../../../src/ui/card/answer.tsx';
import { textOf } from '../../written.ts';
import cases from './card.cases.json' with { type: 'json' };
import { asked, chains, fullContent, sent, stateOf, states, updates } from './sample-drawings.ts';

// @vitest-environment new-document
const at = Object.fromEntries(states);

function draw(...stages: (CardState | undefined)[]) {
  const into = document.createElement('div');
  for (const state of stages) if (state) drawCard(into, state);
  const all = (selector: string) => [...into.querySelectorAll(selector)];
  return { into, all, texts: (selector: string) => all(selector).map(textOf) };
}

test.for(states)('draws the same over any stage before: %s', ([, state]) => {
  const fresh = draw(state).into;

  for (const [, before] of states) {
    const { into } = draw(before, state);
    expect(into.isEqualNode(fresh), into.innerHTML).toBe(true);
  }
});

test.for(cases.stages)(
  'is a dialog, busy only while more is awaited, and an alert only when it failed: $stage',
  ({ stage, busy, alerts }) => {
    const { all } = draw(at[stage]);
    const [dialog] = all('[role=dialog]');

    expect(dialog?.getAttribute('aria-label')).toBe('Transaction 0x12');
    expect(dialog?.getAttribute('aria-busy')).toBe(busy);
    expect(all('[role=alert]')).toHaveLength(alerts);
  },
);

test('says what a value is that is no reference, and leads to the address in it', () => {
  const address = `0x${'ab'.repeat(20)}`;
  const context = { written: address, pageHost: '', before: '', after: '' };

  expect(draw(at['no reference']).texts('.hl-message button')).toEqual([]);
  expect(draw(at['a padded address']).texts('.hl-message :is(b,p,button)')).toEqual([
    'An address padded to 32 bytes',
    'This is not a transaction.',
    'Look up the address',
  ]);
  expect(toLeadAct(address)).toEqual({
    wish: { about: { reference: { kind: 'address', address }, context }, asked: true },
  });
});

test('shows all that an answer says', () => {
  const { into, texts, all } = draw(at['answered in full']);

  expect(texts('dt')).toEqual(['From', 'To']);
  expect(texts('dd')).toEqual(['vitalik.eth 0xd8dA…6045 ', 'contract ']);
  expect(texts('[role=note]')).toEqual(['Wrong checksum. A character may have been changed.']);
  expect(texts('li')).toEqual(['+1 USDC ', '−1 DAI ']);
  expect(all('svg[role=img]')[0]?.getAttribute('aria-label')).toBe('Balance from 1 to 2 ETH');
  expect(all('svg')[0]?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  for (const text of ['Ethereum', 'Success', '2 min ago', 'Sent 1 ETH', 'to vitalik.eth', 'and 3 more', '20 credits']) {
    expect(textOf(into)).toContain(text);
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

test.for(cases.presses)('does on a press: $stage, $label', ({ stage, label, act }) => {
  const button = draw(at[stage])
    .all('button')
    .find((one) => textOf(one) === label);

  expect(actAt(button ?? null)?.act).toEqual(act);
  // The action is not in an attribute, because the page could change it there.
  expect(button?.getAttributeNames()).not.toContain('act');
});

test.for(['dl dt', '.hl-say bdi', '[role=note]', '.hl-chain'])('does nothing on a press elsewhere: %s', (selector) => {
  const [part] = draw(at['answered in full']).all(selector);

  expect(part).toBeDefined();
  expect(actAt(part ?? null)).toBeUndefined();
});

test('takes a press on what is inside of a button for one on the button', () => {
  const [button] = draw(at['answered in full']).all('.hl-pin');

  expect(actAt(button?.querySelector('span')?.firstChild ?? null)).toEqual({ act: { pin: true }, at: button });
});

const account = { kind: 'address', address: `0x${'ab'.repeat(20)}` } as const;
const withReference = {
  ...fullContent,
  rows: [{ label: 'From', parts: [{ text: '0xabab…abab', mono: true as const, reference: account }] }],
};

test('leads on to what is in it, on the same chain, and back', () => {
  const { all } = draw(stateOf({ kind: 'content', content: withReference }));
  const into = document.createElement('div');
  const update = sent(updates['answered in full'] ?? fail(), { ...asked, depth: 1 });
  drawCard(into, { ...stateOf(null), update });

  expect(actAt(all('dd bdi')[0] ?? null)?.act).toEqual({
    wish: {
      about: { reference: account, context: { written: account.address, pageHost: '', before: '', after: '' } },
      chainId: 1,
      asked: true,
    },
  });
  expect(all('[aria-label=Back]')).toEqual([]);
  expect(actAt(into.querySelector('[aria-label=Back]'))?.act).toEqual({ back: true });
});

test.for(['waiting', 'failed', 'answered in full'])('leads back at every stage: %s', (stage) => {
  const update = sent(updates[stage] ?? fail(), { ...asked, depth: 2 });
  const { all } = draw({ ...stateOf(null), update });

  expect(all('[aria-label=Back]')).toHaveLength(1);
});

test('leads nowhere in our own pages, which follow by themselves', () => {
  const into = document.createElement('div');
  render(<CardBody content={withReference} />, into);

  expect(into.querySelector('dd button')).toBeNull();
  expect(into.querySelector('dd')?.textContent).toContain('0xabab…abab');
});

test('copies in other forms', () => {
  const copies = [
    { label: 'CAIP-10', text: 'eip155:1:0x12' },
    { label: 'Markdown', text: '[0x12](https://x)' },
  ];
  const { all, texts } = draw(stateOf({ kind: 'content', content: { ...fullContent, copies } }));
  const buttons = all('.hl-menu details button');

  expect(texts('.hl-menu details summary')).toEqual(['Copy as']);
  expect(buttons.map(textOf)).toEqual(['CAIP-10', 'Markdown']);
  expect(buttons.map((one) => actAt(one)?.act)).toMatchObject([
    { copy: 'eip155:1:0x12' },
    { copy: '[0x12](https://x)' },
  ]);
});

test('is called what the background says, once it says something', () => {
  const update = sent(updates.waiting ?? fail(), { ...asked, name: 'Address 0x34' });

  expect(
    draw({ ...stateOf(null), update })
      .all('[role=dialog]')[0]
      ?.getAttribute('aria-label'),
  ).toBe('Address 0x34');
});

function fail(): never {
  throw new Error('There is no such stage.');
}

const listOf = (state: CardState | undefined) => draw(state).into.querySelector('select');

test.for(cases.chosen)('offers other chains, its own chosen: $stage', ({ stage, own }) => {
  const list = listOf(at[stage]);

  expect(list?.getAttribute('aria-label')).toBe('Chain');
  expect(list?.value).toBe(own);
  expect([...(list?.options ?? [])].map((one) => `${one.value} ${one.getAttribute('label')}`)).toEqual([
    '1 Ethereum',
    '10 OP Mainnet',
    '8453 Base',
  ]);
});

test('puts its own chain before others that leave it out', () => {
  const update = { kind: 'content', content: { ...fullContent, chains: chains.slice(1) } } as const;
  const list = listOf(stateOf(update));

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
  const { all } = draw(stateOf({ kind: 'content', content: { ...content, chains: [...content.chains] } }));

  expect(all('select')).toHaveLength(0);
  expect(textOf(all('.hl-chain')[0])).toBe('Ethereum');
});

test('has no list if nothing acts', () => {
  const into = document.createElement('div');
  render(<CardBody content={{ ...fullContent, chains }} />, into);

  expect(into.querySelector('select')).toBeNull();
  expect(into.querySelector('.hl-chain')?.textContent).toBe('Ethereum');
});

test('a choice in the list asks on that chain', () => {
  expect(actAt(listOf(at['answered with other chains']) ?? null)?.act).toEqual({ wish: { rests: true }, keeps: true });
});

test('keeps the list, its choice and the focus from the choice to the answer', () => {
  const [before, over, told, failed] = [
    'answered with other chains',
    'over, with other chains',
    'waiting for a chosen chain',
    'failed with other chains',
  ].map((stage) => at[stage]);
  const { into } = draw(before);
  document.body.append(into);
  const list = into.querySelector('select');
  list?.focus();
  if (list) list.value = '10';

  const sameUpdate = before && over && { ...over, update: before.update };
  const seen = [sameUpdate, told, before, failed].map((state) => {
    if (state) drawCard(into, state);
    return [into.querySelector('select') === list, document.activeElement === list, list?.value];
  });
  into.remove();

  expect(seen).toEqual([
    [true, true, '10'],
    [true, true, '10'],
    [true, true, '1'],
    [true, true, '1'],
  ]);
});

test('says of the way to a newer answer how old this one is and what it cost', () => {
  expect(draw(at['answered in full']).texts('.hl-menu button')).toContain('RefreshUpdated just now · 20 credits');
});

test('has no newer answer to a sample', () => {
  const { all, texts } = draw(at['answered with the least']);

  expect(texts('.hl-menu button').filter((text) => text?.startsWith('Refresh'))).toEqual([]);
  expect(all('.hl-menu')).toHaveLength(1);
});

test.for(cases.statuses)('tells politely: $name', ({ stage, more, status }) => {
  expect(draw(stateOf(updates[stage] ?? fail(), more)).texts('[role=status]')).toEqual([status]);
});

test('shows a message, for a moment or as long as it applies, and hides what only a screen reader needs', () => {
  const classOf = (more: Partial<CardState>) =>
    draw(stateOf(updates['answered in full'] ?? fail(), more)).all('[role=status]')[0]?.className;

  expect(classOf({})).toBe('hl-unseen');
  expect(classOf({ said: 'No newer answer came' })).toBe('hl-said');
  expect(classOf({ toast: ['Copied'], said: 'No newer answer came' })).toBe('hl-toast');
});

test('says that it takes long where it waits', () => {
  expect(draw(at['waiting for long']).texts('.hl-doing')).toEqual(['taking longer than usual…']);
  expect(draw(at.waiting).texts('.hl-doing')).toEqual(['Trying again in 2 s']);
});

test.for([
  [true, 'hl-pinned'],
  [false, ''],
] as const)('shows whether it is pinned: %j', ([isPinned, name]) => {
  const [dialog] = draw(stateOf(updates['answered in full'] ?? fail(), { isPinned })).all('[role=dialog]');

  expect(dialog?.className).toBe(`hl-card ${name}`.trim());
});

/** Returns the elements that the card's styles show as outdated. */
function dimmed(into: Element): string[] {
  const css = readFileSync('src/ui/card/card.css', 'utf8');
  const [, cards, parts = ''] = /\n(.*) \{([^{}]*)\{\s*--hl-ink: var\(--hl-ink3\);/.exec(css) ?? [];
  return parts.split(',').flatMap((part) => [...into.querySelectorAll(`${cards} ${part}`)].map((one) => one.className));
}

test('shows the answer about another chain as over, except the chain and its list', () => {
  const { into } = draw(at['over, with other chains']);

  expect(dimmed(into)).toEqual(expect.arrayContaining(['hl-pill hl-ok', 'hl-say hl-big', 'hl-two', 'hl-go hl-more']));
  expect(dimmed(into).filter((name) => /hl-(?:chain|head|scroll|card|unseen)/.test(name))).toEqual([]);
});

test('what opens Hashlens is not over while another chain is awaited', () => {
  expect(dimmed(draw(at['over, after a failure']).into)).toContain('hl-message');
  expect(dimmed(draw(at['over, after a failure']).into)).not.toContain('hl-menu');
});

test.for(states.filter(([, { isOver }]) => !isOver))('shows nothing as over: %s', ([, state]) => {
  expect(dimmed(draw(at['over, with other chains'], state).into)).toEqual([]);
});

test('says by itself that it waits when nothing has been drawn', () => {
  expect(draw(at['before the first word']).texts('.hl-scroll')).toEqual(['Looking it up…']);
});

test('says by itself why there is no answer, once and as an alert, in place of what was drawn', () => {
  const { all, texts } = draw(at['answered in full'], at['without anybody to draw']);

  expect(texts('[role=alert]')).toEqual(['Hashlens did not answerTry again']);
  expect(texts('[role=status]')).toEqual(['']);
  expect(all('.hl-foot, .hl-say, [role=note], select')).toEqual([]);
});

test('has no button where its own words leave nothing to do', () => {
  const update = { kind: 'own', isUpdated: true } as const;
  const { all, texts } = draw({ ...stateOf(null), update });

  expect(texts('[role=alert] b')).toEqual(['Hashlens was updated, reload this page']);
  expect(all('button')).toEqual([]);
});

test('stays as the user left it when a warning comes in between, and when it goes', () => {
  const details = [{ label: 'Nonce', parts: [{ text: '1' }] }];
  const answer = (content: object) => stateOf({ kind: 'content', content: { ...fullContent, details, ...content } });
  const { into } = draw(answer({ warnings: [] }));
  document.body.append(into);
  const [scroller, disclosure, summary] = ['.hl-scroll', '.hl-details', '.hl-details summary'].map((part) =>
    into.querySelector(part),
  );
  disclosure?.setAttribute('open', '');
  if (summary instanceof HTMLElement) Object.assign(summary, { tabIndex: 0 }).focus();
  if (scroller) scroller.scrollTop = 40;

  const seen = [answer({}), answer({ warnings: [], lists: [] })].map((drawing) => {
    drawCard(into, drawing);
    return [
      into.querySelector('.hl-details')?.hasAttribute('open'),
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

test('keeps the button that was pressed, and with it the focus', () => {
  const { into, all } = draw(at['answered in full']);
  const [before] = all('button');

  drawCard(into, stateOf(updates['answered in full'] ?? fail(), { toast: ['Copied'] }));

  expect(into.querySelector('button')).toBe(before);
});

test('shows hostile text as text, isolated', () => {
  const hostile = '<img src=x onerror=alert(1)>\u202Eevil';
  const content = {
    ...fullContent,
    headline: toHeadlineParts(hostile),
    rows: [{ label: 'To', parts: [{ text: hostile }] }],
  };
  const { all, texts } = draw(stateOf({ kind: 'content', content }));

  expect(all('img')).toHaveLength(0);
  expect(texts('dd bdi')).toEqual([hostile]);
});

test('the name of the chain is there as text beside the list', () => {
  const { into } = draw(at['answered with other chains']);

  expect(textOf(into.querySelector('.hl-chain bdi'))).toBe('Ethereum');
  expect(into.querySelector('.hl-chain select')).not.toBeNull();
});

test.for([
  ['a guess: your default chain', ['a guess: your default chain']],
  [undefined, []],
] as const)('says beside the chain only what its words do not leave to the title: %s', ([note, texts]) => {
  const chain = { ...fullContent.chain, ...(note && { note }) };
  const { texts: textsOf } = draw(stateOf({ kind: 'content', content: { ...fullContent, chain } }));

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
  ['bad', 'No result'],
  ['wait', 'No result yet'],
] as const)('a failure of tone %s is named in the head, in no colour, outside of its alert', ([tone, words]) => {
  const { all, texts } = draw(stateOf({ kind: 'failure', failure: { title: 'T', detail: 'D', tone } }));

  expect(texts('.hl-head .hl-pill:not(.hl-bad, .hl-wait)')).toEqual([words]);
  expect(all('[role=alert] .hl-pill')).toEqual([]);
});
