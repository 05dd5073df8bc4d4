import { expect, test } from 'vitest';
import type { Drawn } from '../../../src/cards/card-drawing.ts';
import { toFollowAct } from '../../../src/cards/follow-act.ts';
import { toLead } from '../../../src/cards/to-lead.ts';
import { Parts } from '../../../src/views/card/parts.tsx';
import { toDrawn } from '../../../src/views/card/to-drawn.ts';

const address = `0x${'33'.repeat(20)}`;
const lead = toLead(address);
const follow = (reference: NonNullable<typeof lead.reference>) => ({ act: toFollowAct(reference, 8453) });

const textOf = (drawn: Drawn): string =>
  typeof drawn === 'string' ? drawn : drawn.props.children.map(textOf).join('');

test('a name, its marks and its hash are one button, which asks about the address on the chain of the answer', () => {
  const parts = [
    { text: 'USDC/WETH pool', ...lead },
    { text: 'contract', tag: true, ...lead } as const,
    { text: '0x3333…3333', ...lead },
    { text: 'later' },
  ];

  const drawn = toDrawn(<Parts parts={parts} follow={follow} />);
  const buttons = drawn.filter((one) => typeof one !== 'string' && one.type === 'button');

  expect(buttons.map(textOf)).toEqual(['USDC/WETH pool contract 0x3333…3333']);
  expect(drawn.map(textOf).join('')).toBe('USDC/WETH pool contract 0x3333…3333 later ');
  expect(buttons).toMatchObject([
    { props: { act: { wish: { about: { reference: { kind: 'address', address } }, chainId: 8453, asked: true } } } },
  ]);
});

test('where nothing can be pressed there are no buttons', () => {
  const drawn = toDrawn(<Parts parts={[{ text: 'a', ...lead }]} />);

  expect(JSON.stringify(drawn)).not.toContain('button');
  expect(drawn.map(textOf).join('')).toBe('a ');
});

test('a word and whom it is about stay together, with all that is one button', () => {
  const parts = [
    { text: '5 USDC' },
    { text: 'from', tone: 'dim', holds: true } as const,
    { text: 'nick.eth', ...lead },
    { text: '0x3333…3333', ...lead },
    { text: 'to', holds: true } as const,
    { text: 'nobody' },
    // The last one has nothing to stay with.
    { text: 'later', holds: true } as const,
  ];
  const togetherIn = (drawn: Drawn[]) =>
    drawn.filter((one) => typeof one !== 'string' && one.props.class === 'hl-together').map(textOf);

  const pressed = toDrawn(<Parts parts={parts} follow={follow} />);
  const read = toDrawn(<Parts parts={parts} />);

  expect(togetherIn(pressed)).toEqual(['from nick.eth 0x3333…3333', 'to nobody']);
  expect(togetherIn(read)).toEqual(togetherIn(pressed));
  for (const drawn of [pressed, read]) {
    expect(drawn.map(textOf).join('')).toBe('5 USDC from nick.eth 0x3333…3333 to nobody later ');
  }
});
