// @vitest-environment new-document
import { render } from 'preact';
import { expect, test } from 'vitest';
import { toIdenticon } from '../../../src/format/identicon.ts';
import { AnswerBody } from '../../../src/views/card/answer.tsx';
import { IdenticonDrawing, toCellPath } from '../../../src/views/card/identicon-drawing.tsx';
import { AddressPicture } from '../../../src/views/parts/address-picture.tsx';
import { fullContent } from './sample-drawings.ts';

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test.for([
  ['a row of one colour is one line', '1111', '1', 'M0 0.5h8'],
  ['the right half mirrors the left one', '1000', '1', 'M0 0.5h1M7 0.5h1'],
  ['what meets in the middle is one line', '0012', '2', 'M3 0.5h2'],
  ['each row lies below the one before', '000010000000', '1', 'M0 1.5h1M7 1.5h1'],
  ['a colour that is not there draws nothing', '0000', '2', ''],
  ['no more than eight rows are drawn', `${'0000'.repeat(8)}1111`, '1', ''],
] as const)('%s', ([, cells, colour, path]) => {
  expect(toCellPath(cells, colour)).toBe(path);
});

test('a picture is two paths on a ground, and nobody is told of it', () => {
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

test.for([
  ['address', 1, 1],
  ['token-instance', 0, 1],
] as const)(
  'a card of the kind %s has its picture %s times in the headline and %s time beside the full value',
  ([kind, large, small]) => {
    const into = document.createElement('div');
    render(<AnswerBody content={{ ...fullContent, kind }} />, into);

    expect(into.querySelectorAll('.hl-say .hl-icon')).toHaveLength(large);
    expect(into.querySelectorAll('.hl-full .hl-icon')).toHaveLength(small);
  },
);
