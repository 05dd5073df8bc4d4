// @vitest-environment new-document
import { beforeEach, expect, test } from 'vitest';
import type { Drawn } from '../../../src/cards/card-drawing.ts';
import type { FailureWords } from '../../../src/format/failure.ts';
import { formatFailure } from '../../../src/format/failure.ts';
import { languageNames } from '../../../src/i18n/choose-language.ts';
import { speak, spokenLanguage } from '../../../src/i18n/t.ts';
import type { Failure } from '../../../src/models/failure.ts';
import { drawUpdate } from '../../../src/ui/card/draw-update.tsx';
import { FailureNote } from '../../../src/ui/components/placeholder.tsx';
import { speakIn } from '../../fuzz/all-languages.ts';
import { hostileCorpus } from '../../fuzz/corpus/corpus.ts';
import { shareTexts } from '../../fuzz/corpus/fill.ts';
import { createService, raw } from '../api/service.ts';
import { now } from '../every-field/read-cards.ts';
import { drawOnPage } from '../ui/on-page.ts';
import { about, asked } from './hostile-answers.ts';
import { errorDialects, otherStatuses } from './hostile-errors.ts';
import { judgeDrawn, judgeText } from './judge-drawn.ts';

const corpus = hostileCorpus();
const chain = { id: 1, name: 'Ethereum' };
const acts = { 'open-options': () => {}, 'try-again': () => {} };
// The service's text is cut to 160 characters; the rest is ours.
const longestSaid = 260;

async function readFailure(body: string, status: number): Promise<Failure> {
  const reply = await createService([raw(body, status)]).explorer.readTransaction({ chain, hash: asked.hash });
  if (reply.ok) throw new Error(`Status ${status} was taken for an answer.`);
  return reply.failure;
}

function drawCard(failure: FailureWords): { inside: Drawn[]; status: string } {
  return drawUpdate({ kind: 'failure', failure }, about);
}

const drawNote = (words: FailureWords) => drawOnPage(<FailureNote words={words} act={acts} />);

/** The drawing without its texts. It is the same for every failure with the same form of words. */
const shapeOfCard = (nodes: Drawn[]): unknown[] =>
  nodes
    .filter((node) => typeof node !== 'string')
    .map(({ type, props: { children, ...others } }) => [type, others, shapeOfCard(children)]);

const shapeOfPage = (page: Element): unknown[] =>
  [...page.children].map((element) => [
    element.tagName,
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    shapeOfPage(element),
  ]);

const spoken = new Map<string, string[]>();

/** Returns the problems of a failure's text, on a card and in the popup. Each wording is drawn only once. */
function judge(failure: Failure): string[] {
  const said = formatFailure(failure, { now });
  const key = JSON.stringify([spokenLanguage(), said]);
  const known = spoken.get(key) ?? judgeSaid(said, formatFailure(withPlainWords(failure), { now }));
  spoken.set(key, known);
  return known;
}

function judgeSaid(said: FailureWords, plain: FailureWords): string[] {
  const all = [said.title, said.detail];
  const card = drawCard(said).inside;
  const ours = [shapeOfCard(drawCard(plain).inside), shapeOfPage(drawNote(plain))];
  const note = drawNote(said);
  const drawn = [shapeOfCard(card), shapeOfPage(note)];
  return [
    ...judgeDrawn(card),
    ...(JSON.stringify(drawn) === JSON.stringify(ours) ? [] : [`made of ${JSON.stringify(drawn).slice(0, 300)}`]),
    ...judgeText(note.textContent ?? ''),
    ...all.flatMap((text) => ([...text].length > longestSaid ? [`${[...text].length} characters are said`] : [])),
    // For other services, only the host is shown.
    ...all.filter((text) => /https?:\/\/[^\s/]+\/\S/i.test(text)).map((text) => `a whole address in ${text}`),
  ];
}

function withPlainWords(failure: Failure): Failure {
  return failure.kind === 'question-refused' ? { ...failure, detail: 'no' } : failure;
}

beforeEach(() => speak('en'));

const speakTo = (at: number) => speakIn(languageNames[at % languageNames.length] ?? 'en');

test.for([...errorDialects.entries()].map(([place, { name, toBody }]) => ({ place, name, toBody })))(
  'any text in $name of a refusal is shown in cleaned words, cut, in elements of ours',
  async ({ place, toBody }) => {
    const found = new Set<string>();
    for (const at of shareTexts(corpus, place, errorDialects.length)) {
      speakTo(at);
      for (const complaint of judge(await readFailure(toBody(corpus[at] ?? ''), 422))) found.add(complaint);
    }

    expect([...found].slice(0, 20)).toEqual([]);
  },
);

test.for([...otherStatuses.entries()].map(([place, status]) => ({ place, status })))(
  'any text in an answer of status $status says nothing but that',
  { timeout: 60_000 },
  async ({ place, status }) => {
    const found = new Set<string>();
    for (const at of shareTexts(corpus, place, otherStatuses.length)) {
      speakTo(at);
      const text = corpus[at] ?? '';
      const dialect = errorDialects[at % errorDialects.length];
      const failure = await readFailure(dialect?.toBody(text) ?? text, status);
      for (const complaint of judge(failure)) found.add(complaint);
    }

    expect([...found].slice(0, 20)).toEqual([]);
  },
);

test('a refused question says the service’s words, so that they are tried at all', async () => {
  const failure = await readFailure('{"message":"<b>too far</b>"}', 422);

  expect(drawNote(formatFailure(failure, { now })).textContent).toContain('<b>too far</b>');
  expect(JSON.stringify(drawCard(formatFailure(failure, { now })).inside)).toContain('<b>too far</b>');
});
