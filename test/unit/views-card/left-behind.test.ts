import { afterEach, expect, test } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import type { Drawn } from '../../../src/cards/card-drawing.ts';
import { drawUpdate } from '../../../src/views/card/draw-update.tsx';
import { de } from '../../../src/words/de/de.ts';
import { en } from '../../../src/words/en/en.ts';
import { speak } from '../../../src/words/words.ts';
import { asked, updates } from './sample-drawings.ts';

const stages = Object.entries(updates) as [string, CardUpdate][];

const labelsIn = (drawn: Drawn) =>
  [...JSON.stringify(drawn).matchAll(/"aria-label":"([^"]*)"/g)].map(([, said]) => said);
const isLeft = (drawn: Drawn) => typeof drawn !== 'string' && drawn.props.class === 'hl-left';

afterEach(() => speak(en));

test.for(stages)('a card that is %s and outlives us carries what it says then', ([, update]) => {
  const last = () => drawUpdate(update, { ...asked, isFirefoxPage: true }).inside.at(-1) as Drawn;

  expect([isLeft(last()), labelsIn(last())]).toEqual([true, ['Hashlens was updated, reload this page']]);
  // A press takes it away without a script of ours.
  expect(JSON.stringify(last())).toContain('"type":"details","props":{"open":"true"');

  speak(de);
  expect(labelsIn(last())).toEqual([de.failures.updated.title]);
});

test.for(stages)('a card that is %s says nothing of it as text or as an alert while all is well', ([, update]) => {
  const all = JSON.stringify(drawUpdate(update, { ...asked, isFirefoxPage: true }));
  const bare = JSON.stringify(drawUpdate(update, asked));

  expect(all.split('"alert"').length).toBe(bare.split('"alert"').length);
  // As a name alone; and among a page's own words, which are drawn when they hold.
  expect(all.split('Hashlens was updated').length).toBe(bare.split('Hashlens was updated').length + 1);
  expect(all).toContain('"aria-label":"Hashlens was updated');
});

test.for(stages)('elsewhere a card that is %s does not: its own script says it', ([, update]) => {
  expect(drawUpdate(update, asked).inside.some(isLeft)).toBe(false);
});
