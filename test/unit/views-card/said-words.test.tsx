// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import type { CardAction, CardDrawing } from '../../../src/cards/card-drawing.ts';
import { cardView } from '../../../src/views/card/card-view.tsx';
import { chains, drawingOf, drawings, fullContent, sent, updates } from './sample-drawings.ts';

const at = Object.fromEntries(drawings);
const answer = updates['answered with other chains'] as CardUpdate;

function draw(...stages: (CardDrawing | undefined)[]) {
  const into = document.createElement('div');
  for (const stage of stages) if (stage) cardView.draw(into, stage);
  const texts = (selector: string) => [...into.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { into, texts, text: (selector: string) => texts(selector).join('|') };
}

function press(element: Element | null) {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  element?.dispatchEvent(event);
}

/** A card that waits for another chain, over what was drawn of an update. */
function chosen(before: CardUpdate, name = 'OP Mainnet'): CardDrawing {
  const chain = { ...fullContent.chain, id: 10, name };
  return { ...drawingOf(null), update: { ...sent(before), kind: 'waiting', chain, chains, text: '' } };
}

test.for<[string, string, CardUpdate, Partial<CardDrawing>, string, string]>([
  ['that it was copied', 'copied', answer, { copied: 'yes' }, 'Copy', 'Copied'],
  ['that it could not be copied', 'copied', answer, { copied: 'failed' }, 'Copy', 'Could not copy'],
  ['a note', 'note', answer, { note: 'No newer answer came' }, 'Asked just now · 20 credits', 'No newer answer came'],
  ['that it takes long', 'slow', updates.waiting as CardUpdate, { slow: true }, '', 'Still waiting for the answer.'],
])('says %s where it says something else before and after', ([, where, update, more, own, words]) => {
  const selector = `[data-says=${where}]`;

  const before = draw(drawingOf(update)).text(selector);
  const meanwhile = draw(drawingOf(update), drawingOf(update, more));
  const after = draw(drawingOf(update, more), drawingOf(update));

  expect([before, meanwhile.text(selector), after.text(selector)]).toEqual([own, words, own]);
  expect(after.into.isEqualNode(draw(drawingOf(update)).into)).toBe(true);
});

test('says the note of a sample too', () => {
  const sample = updates['answered with the least'] as CardUpdate;

  expect(draw(drawingOf(sample, { note: 'Sample · Hashlens did not answer' })).text('.hl-source')).toBe(
    'Sample · Hashlens did not answer',
  );
});

test('says nothing else anywhere than where it may', () => {
  const more = { note: 'NOTE', slow: true, copied: 'yes' } as const;
  const [before, after] = [{}, more].map((now) => {
    const { into } = draw(drawingOf(answer, now));
    for (const place of into.querySelectorAll('[data-says=note], [data-says=copied], [role=status]')) place.remove();
    return into.innerHTML;
  });

  expect(after).toBe(before);
});

test('what asks for a newer answer goes on being called so while it says something else', () => {
  const button = draw(drawingOf(answer, { note: 'No newer answer came' })).into.querySelector('[data-act=refresh]');

  expect(button?.getAttribute('aria-label')).toBe('Refresh: No newer answer came');
  expect(button?.textContent).toBe('No newer answer came');
});

test('what it copies stays in the title while it says that it did', () => {
  const { into } = draw(drawingOf(answer, { copied: 'yes' }));

  expect(into.querySelector('[data-act=copy]')?.getAttribute('title')).toBe('0x12');
});

test.for([
  ['an answer', answer],
  ['a failure', updates['failed with other chains'] as CardUpdate],
  ['what waits', updates['waiting for a chosen chain'] as CardUpdate],
] as const)('names the chain that was only just chosen over %s, and keeps all else', ([, before]) => {
  const { into, text } = draw(drawingOf(before), chosen(before));
  const was = draw(drawingOf(before)).into;

  expect(text('.hl-chain bdi')).toBe('OP Mainnet');
  expect(into.querySelector('select')?.value).toBe('10');
  for (const part of ['.hl-say', '.hl-rows', '.hl-message', '.hl-skeleton', '.hl-foot']) {
    expect(into.querySelector(part)?.innerHTML).toBe(was.querySelector(part)?.innerHTML);
  }
});

test('a chain without a name keeps the one that was drawn', () => {
  expect(draw(chosen(answer, '')).text('.hl-chain bdi')).toBe('Ethereum');
});

/** What a card's own styles show as over. */
function dimmed(into: Element): string[] {
  const css = readFileSync('src/views/card/card.css', 'utf8');
  const [, cards, parts = ''] = /\n(.*) \{([^{}]*)\{\s*opacity: 0\.35;/.exec(css) ?? [];
  return parts.split(',').flatMap((part) => [...into.querySelectorAll(`${cards} ${part}`)].map((one) => one.className));
}

test('shows the old answer as over while another chain is awaited, but for the chain and its list', () => {
  const { into } = draw(drawingOf(answer), chosen(answer));

  expect(into.querySelector('.hl-card')?.classList).toContain('hl-waits');
  expect(dimmed(into)).toEqual(
    expect.arrayContaining(['hl-dot', 'hl-pill hl-ok', 'hl-say hl-big', 'hl-rows', 'hl-foot']),
  );
  expect(dimmed(into).filter((name) => /hl-(?:chain|head|scroll|card|unseen)/.test(name))).toEqual([]);
});

test.for([
  ['the answer', [chosen(answer), drawingOf(answer)]],
  ['an answer for which a newer one is awaited', [drawingOf(answer, { asking: true })]],
  ['a failure', [chosen(answer), drawingOf(updates.failed as CardUpdate)]],
  ['what waits for the first time', [drawingOf(updates['waiting for a chosen chain'] as CardUpdate)]],
  ['a question', [drawingOf(updates['asking first'] as CardUpdate)]],
  ['words of its own', [at['without anybody to draw']]],
  ['nothing yet', [drawingOf(null)]],
] as const)('shows nothing as over in %s', ([, stages]) => {
  expect(dimmed(draw(...stages).into)).toEqual([]);
});

test('what opens Hashlens is not over while another chain is awaited', () => {
  const failed = updates['failed with other chains'] as CardUpdate;

  expect(dimmed(draw(chosen(failed)).into)).toContain('hl-message');
  expect(dimmed(draw(chosen(failed)).into).filter((name) => name.includes('hl-foot'))).toEqual([]);
});

test.for([
  ['that it waits', {}, 'Looking it up…', 'Looking it up'],
  ['that it takes long', { slow: true }, 'Still waiting for the answer.', 'Still waiting for the answer.'],
] as const)('says by itself %s when nobody has drawn anything', ([, more, seen, told]) => {
  const { texts } = draw(drawingOf(null, more));

  expect(texts('.hl-scroll')).toEqual([seen]);
  expect(texts('[role=status]')).toEqual([told]);
});

test('says by itself why nobody answers, once and as an alert, in place of what was drawn', () => {
  const act = vi.fn<(action: CardAction) => void>();
  const alone = at['without anybody to draw'];
  const { into, texts } = draw(drawingOf(answer), alone && { ...alone, act });

  press(into.querySelector('[role=alert] button'));

  expect(texts('[role=alert]')).toEqual(['Hashlens did not answerPlease try again.Try again']);
  expect(texts('[role=status]')).toEqual(['']);
  expect(into.querySelectorAll('.hl-foot, .hl-say, [role=note], select')).toHaveLength(0);
  expect(act.mock.calls).toEqual([['try-again']]);
});

test('has no button where its own words leave nothing to do', () => {
  const failure = { title: 'Hashlens was updated', detail: 'Reload this page.', tone: 'wait' } as const;
  const { into, texts } = draw({ ...drawingOf(null), update: { kind: 'failure', failure } });

  expect(texts('[role=alert] b')).toEqual(['Hashlens was updated']);
  expect(into.querySelector('button')).toBeNull();
});

test.for(['dl dt', '.hl-say bdi', '[role=note]', '.hl-chain'])('does nothing on a press elsewhere: %s', (selector) => {
  const act = vi.fn<(action: CardAction) => void>();
  const { into } = draw(drawingOf(answer, { act }));

  press(into.querySelector(selector));

  expect(into.querySelector(selector)).not.toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('takes a press on what is inside of a button for one on the button', () => {
  const act = vi.fn<(action: CardAction) => void>();
  const inside = { type: 'i', props: { children: [] } };
  const drawn = [{ type: 'button', props: { 'data-act': 'refresh', children: [inside] } }];
  const { into } = draw({ ...drawingOf(null, { act }), update: { ...answer, drawn } });

  press(into.querySelector('i'));

  expect(act.mock.calls).toEqual([['refresh']]);
});
