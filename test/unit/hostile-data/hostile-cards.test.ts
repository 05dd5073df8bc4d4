import { beforeEach, describe, expect, test } from 'vitest';
import { languageNames } from '../../../src/i18n/choose-language.ts';
import { speak } from '../../../src/i18n/t.ts';
import { drawUpdate } from '../../../src/ui/card/draw-update.tsx';
import { speakIn } from '../../fuzz/all-languages.ts';
import { hostileCorpus, hostileKeys } from '../../fuzz/corpus/corpus.ts';
import { addKeys, fillTexts, spreadTexts } from '../../fuzz/corpus/fill.ts';
import { rawJson, toText } from '../../fuzz/raw-json.ts';
import type { Read } from '../every-field/read-cards.ts';
import { about, hostileAnswers } from './hostile-answers.ts';
import { judgeDrawn, judgeText } from './judge-drawn.ts';

const corpus = hostileCorpus();
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const keysOf = () => prototypes.map((one) => Reflect.ownKeys(one));

/** Returns the problems of an answer's card. A rejected answer has none. */
function judge(read: Read): string[] {
  if ('failure' in read) return [];
  const { inside, status } = drawUpdate({ kind: 'content', content: read.content }, about);
  return [...judgeDrawn(inside), ...judgeText(status), ...judgeText(read.content.name)];
}

beforeEach(() => speak('en'));

test('there are more than 500 hostile texts, each once', () => {
  expect(corpus.length).toBeGreaterThan(500);
  expect(new Set(corpus).size).toBe(corpus.length);
});

describe.for(hostileAnswers)('$name', ({ body, read, isWhole, free, wordy, needed }) => {
  const before = keysOf();

  test('as it is draws a tame card', async () => {
    const full = await read(body);

    expect(full).toHaveProperty('content');
    expect(judge(full)).toEqual([]);
  });

  test('hostile text in every place draws a tame card', { timeout: 240_000 }, async () => {
    const found = new Set<string>();
    let [cards, asked] = [0, 0];
    // Some turns leave numbers and hex unchanged, so that more is drawn.
    const turns = [
      ...spreadTexts(corpus).map((turn) => ({ paths: free, turn })),
      ...spreadTexts(corpus, { step: isWhole ? 7 : 31 }).map((turn) => ({ paths: wordy, turn })),
    ];
    for (const [at, { paths, turn }] of turns.entries()) {
      speakIn(languageNames[at % languageNames.length] ?? 'en');
      const answer = await read(fillTexts(body, paths, corpus, turn));
      asked += 1;
      if ('content' in answer) cards += 1;
      for (const complaint of judge(answer)) found.add(complaint);
    }

    expect([...found].slice(0, 20)).toEqual([]);
    // None of the replaced texts is required, so every answer results in a card.
    expect(cards).toBe(asked);
    expect(keysOf()).toEqual(before);
  });

  test('hostile text in what it must say draws a tame card, or none', { timeout: 240_000 }, async () => {
    const found = new Set<string>();
    // The required fields of the other answers are read by the same code, so a sample is enough.
    for (const [place, path] of needed.entries())
      for (const turn of spreadTexts(corpus, { first: place, step: isWhole ? 1 : 97 })) {
        for (const complaint of judge(await read(fillTexts(body, [path], corpus, turn)))) found.add(complaint);
      }

    expect([...found].slice(0, 20)).toEqual([]);
  });

  test('hostile keys everywhere draw a tame card, and reach no prototype', async () => {
    const values = ['polluted', { polluted: 'polluted' }, rawJson('{"__proto__":{"polluted":1}}'), null, ['polluted']];
    const found = new Set<string>();
    for (const value of values) {
      const answer = await read(JSON.parse(toText(addKeys(body, hostileKeys, () => value))));
      expect(answer).toHaveProperty('content');
      for (const complaint of judge(answer)) found.add(complaint);
    }

    expect([...found]).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(keysOf()).toEqual(before);
  });
});
