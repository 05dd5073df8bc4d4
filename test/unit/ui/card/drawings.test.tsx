import { render } from 'preact';
import { expect, test } from 'vitest';
import type { CardContent } from '../../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import { toIdenticon } from '../../../../src/format/address-name.ts';
import { quote } from '../../../../src/format/quote.ts';
import { AnswerBody, toStepPath } from '../../../../src/ui/card/answer.tsx';
import { AddressPicture, IdenticonDrawing, toCellPath } from '../../../../src/ui/card/text-parts.tsx';
import cases from './drawings.cases.json' with { type: 'json' };
import { fullContent } from './sample-drawings.ts';

// @vitest-environment new-document
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test.for(cases.paths)('$name', ({ cells, colour, path }) => {
  expect(toCellPath(cells, colour)).toBe(path);
});

test('a picture is two paths on a ground, and is hidden from screen readers', () => {
  const into = document.createElement('div');
  const picture = toIdenticon(address);
  render(picture && <IdenticonDrawing {...picture} />, into);
  const svg = into.querySelector('svg');

  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect([...(svg?.children ?? [])].map((path) => [path.localName, path.getAttribute('stroke')])).toEqual([
    ['path', 'hsl(240 99% 49%)'],
    ['path', 'hsl(155 95% 59%)'],
  ]);
  expect(into.textContent).toBe('');
});

test('our own pages draw the same, and nothing for what is no address', () => {
  const [ours, cards, none] = [1, 2, 3].map(() => document.createElement('div'));
  const picture = toIdenticon(address);
  if (!ours || !cards || !none) return;
  render(<AddressPicture address={address.toLowerCase()} />, ours);
  render(picture && <IdenticonDrawing {...picture} />, cards);
  render(<AddressPicture address="vitalik.eth" />, none);

  expect(ours.innerHTML).toBe(cards.innerHTML);
  expect(ours.innerHTML).toContain('<path');
  expect(none.innerHTML).toBe('');
});

test.for(cases.kinds)(
  'a card of the kind $kind has its picture $large times in the headline, and never beside the full value',
  ({ kind, large }) => {
    const into = document.createElement('div');
    render(<AnswerBody content={{ ...fullContent, kind: kind as CardContent['kind'] }} />, into);

    expect(into.querySelectorAll('.hl-say .hl-icon')).toHaveLength(large);
    expect(into.querySelectorAll('.hl-full .hl-icon')).toHaveLength(0);
  },
);

test('a long name in the sentence or the line about who can be cut inside its quotation marks', () => {
  const [method, contract] = ['x'.repeat(40), 'Proxy of the proxy'];
  const headline = toHeadlineParts(`Could not call ${quote(method)} of ${quote('Sun')}`);
  const into = document.createElement('div');
  render(<AnswerBody content={{ ...fullContent, headline, who: [{ text: quote(contract) }] }} />, into);

  const pieces = [...into.querySelectorAll('.hl-say .hl-long, .hl-who .hl-long')].map((name) =>
    [...name.childNodes].map(({ textContent }) => textContent),
  );
  expect(pieces).toEqual([method, contract].map((name) => ['“', name, '”']));
});

test.for(cases.steps)('draws $name', ({ points, path }) => {
  expect(toStepPath(points as [x: number, y: number][])).toBe(path);
});
