import { afterEach, expect, test } from 'vitest';
import { sampleReferences } from '../../../src/api/sample/sample-references.ts';
import { compileCatalog, readCatalog } from '../../../src/build/message-catalogs.ts';
import type { Drawn } from '../../../src/cards/card-drawing.ts';
import { allChains } from '../../../src/chains/chains.ts';
import { languages } from '../../../src/i18n/choose-language.ts';
import { type Messages, speak, t } from '../../../src/i18n/t.ts';
import { drawUpdate } from '../../../src/ui/card/draw-update.tsx';
import { about, asked, hostileAnswers } from '../hostile-data/hostile-answers.ts';
import { drawOptions } from '../ui/options/draw-options.tsx';
import { drawWelcome } from '../ui/welcome/draw-welcome.tsx';

// @vitest-environment new-document
const accents: { [letter: string]: string } = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Returns the text with accents and two fifths longer, unlike any real language. */
const toPseudo = (text: string): string =>
  `${text.replace(/[aeiou]/g, (letter) => accents[letter] ?? letter)}${'·'.repeat(Math.ceil(text.trim().length * 0.4))}`;

// The names of values and choices stay unchanged.
function translate(node: unknown): unknown {
  if (typeof node === 'string') return toPseudo(node);
  if (!Array.isArray(node)) return node;
  const [name, ...rest] = node;
  return [name, ...rest.map((one) => (one?.constructor === undefined ? translateForms(one) : translate(one)))];
}

const translateForms = (forms: object) =>
  Object.fromEntries(Object.entries(forms).map(([form, said]) => [form, translateMessage(said)]));

const translateMessage = (message: unknown): unknown =>
  Array.isArray(message) ? message.map(translate) : translate(message);

const pseudo = Object.fromEntries(
  Object.entries(compileCatalog(readCatalog('en'))).map(([key, message]) => [key, translateMessage(message)]),
) as Messages;

afterEach(() => speak('en'));

function textsIn(drawn: Drawn): string[] {
  if (typeof drawn === 'string') return [drawn];
  const { children, ...attributes } = drawn.props;
  const named = ['title', 'aria-label'].flatMap((name) => String(Reflect.get(attributes, name) ?? ''));
  return [...named, ...children.flatMap(textsIn)];
}

function textsOn(page: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  const named = [...page.querySelectorAll('*')].flatMap((element) =>
    ['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...named];
}

async function drawCards(): Promise<string[]> {
  const drawn = await Promise.all(
    hostileAnswers.map(async ({ body, read }) => {
      const answer = await read(body);
      if (!('content' in answer)) return [];
      const { inside, status } = drawUpdate(
        { kind: 'content', content: answer.content },
        { ...about, name: asked.hash },
      );
      return [...inside.flatMap(textsIn), status];
    }),
  );
  return drawn.flat();
}

// Texts that are not messages: from answers, chains and dates, and names that are the same in every language.
const dated = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZoneName: 'short', timeZone: 'UTC' });
const known = [
  ...Object.values(languages),
  'Hashlens ETH Gwei proapi',
  ...allChains().map((chain) => JSON.stringify(chain)),
  ...Array.from({ length: 12 }, (_, month) => dated.format(Date.UTC(2026, month))),
  JSON.stringify(hostileAnswers.map(({ body }) => body)),
  ...sampleReferences.map(({ written }) => written),
]
  .join(' ')
  .toLowerCase();

const host = /^[\w-]+(?:\.[\w-]+)+$/;
const isKnown = (text: string) =>
  host.test(text) || (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every((word) => known.includes(word));

test.for<[string, () => Promise<string[]> | string[]]>([
  ['cards', drawCards],
  ['the options', async () => textsOn((await drawOptions()).page)],
  ['the welcome page', () => textsOn(drawWelcome().page)],
])('every text of %s is a message, and is there in a language that is two fifths longer', async ([, draw]) => {
  const english = new Set(await draw());
  speak('en', pseudo);
  const other = new Set(await draw());

  const kept = [...english].filter((text) => other.has(text) && !isKnown(text));
  expect(kept).toEqual([]);
  expect([...other].join('').length).toBeGreaterThan(1.1 * [...english].join('').length);
});

test('a message keeps its values and forms in it', () => {
  speak('en', pseudo);

  expect(t('transaction.movement.sent', { what: '1 ETH', to: 'nick.eth' })).toBe('Sént ··1 ETH tó ·nick.eth');
  expect(t('transaction.row.confirmations', { count: 1, number: '1' })).toContain('cónfírmátíón');
  expect(t('popup.tab', { tab: 'watched' })).toBe('Wátchéd···');
});
