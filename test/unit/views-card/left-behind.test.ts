import { afterEach, expect, test } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import type { Drawn } from '../../../src/cards/card-drawing.ts';
import { drawUpdate } from '../../../src/views/card/draw-update.tsx';
import { de } from '../../../src/words/de/de.ts';
import { en } from '../../../src/words/en/en.ts';
import { speak } from '../../../src/words/words.ts';
import { asked, updates } from './sample-drawings.ts';

const stages = Object.entries(updates) as [string, CardUpdate][];

const textOf = (drawn: Drawn): string =>
  typeof drawn === 'string' ? drawn : drawn.props.children.map(textOf).join('').trim();
const isLeft = (drawn: Drawn) => typeof drawn !== 'string' && drawn.props.class === 'hl-left';

afterEach(() => speak(en));

test.for(stages)('a card that is %s and outlives us carries what it says then', ([, update]) => {
  const last = () => drawUpdate(update, { ...asked, outlivesUs: true }).inside.at(-1) as Drawn;

  expect([isLeft(last()), textOf(last())]).toEqual([true, 'Hashlens was updated, reload this page']);
  // A press takes it away without a script of ours.
  expect(JSON.stringify(last())).toContain('"type":"details","props":{"open":"true"');

  speak(de);
  expect(textOf(last())).toBe(de.failures.updated.title);
});

test.for(stages)('elsewhere a card that is %s does not: its own script says it', ([, update]) => {
  expect(drawUpdate(update, asked).inside.some(isLeft)).toBe(false);
});
