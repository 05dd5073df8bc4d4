// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import type { CardAction, CardDrawing } from '../../../src/cards/card-drawing.ts';
import { Card } from '../../../src/views/card/card.tsx';
import { cardView } from '../../../src/views/card/card-view.tsx';
import { drawings, fullContent } from './sample-drawings.ts';

const at = Object.fromEntries(drawings);

function draw(drawing: CardDrawing | undefined) {
  const into = document.createElement('div');
  if (drawing) cardView.draw(into, drawing);
  const all = (selector: string) => [...into.querySelectorAll(selector)];
  return { into, all, texts: (selector: string) => all(selector).map((element) => element.textContent) };
}

function click(element: Element | undefined, isTrusted = true) {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  element?.dispatchEvent(event);
}

test.for(drawings)('draws the same as Preact: %s', ([, drawing]) => {
  const ours = draw(drawing).into;
  const theirs = document.createElement('div');
  render(<Card {...drawing} />, theirs);

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
  ['answered in full', null, 0],
] as const)('is a dialog, busy only while it waits, and an alert only when it failed: %s', ([stage, busy, alerts]) => {
  const { all } = draw(at[stage]);
  const [dialog] = all('[role=dialog]');

  expect(dialog?.getAttribute('aria-label')).toBe('Transaction 0x12');
  expect(dialog?.getAttribute('aria-busy')).toBe(busy);
  expect(all('[role=alert]')).toHaveLength(alerts);
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
  ['answered in full', 'Details', 'open-in-hashlens'],
  ['asking first', 'Look up', 'look-up'],
  ['failed', 'Open options', 'open-options'],
] as const)('acts on a click: %s, %s', ([stage, label, action]) => {
  const act = vi.fn<(action: CardAction) => void>();
  const drawing = at[stage];
  const { all } = draw(drawing && { ...drawing, act });

  click(all('button').find((button) => button.textContent === label));

  expect(act.mock.calls).toEqual([[action]]);
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
  const { all, texts } = draw({ ...drawings[0]?.[1], update: { kind: 'content', content } } as CardDrawing);

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
