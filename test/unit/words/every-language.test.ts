import { expect, test } from 'vitest';
import { chooseLanguage, languageNames } from '../../../src/words/choose-language.ts';
import { en } from '../../../src/words/en/en.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';

type Message = { at: string; said: unknown };

/** Every message of a language, by the names that lead to it. */
function messagesIn(said: unknown, at = ''): Message[] {
  if (typeof said !== 'object' || said === null) return [{ at, said }];
  return Object.keys(said)
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((key) => messagesIn((said as { [key: string]: unknown })[key], at ? `${at}.${key}` : key));
}

// What a message may be given: a text, some texts, what makes an element of a text, or texts by name.
const kinds = [
  (mark: string): unknown => mark,
  (mark: string): unknown => [mark, `${mark}and`],
  (mark: string): unknown =>
    (text: string) =>
      `${mark}${text}`,
  (mark: string): unknown => new Proxy({}, { get: (_, name) => mark.replace('⟧', `.${String(name)}⟧`) }),
];

/** What a message says of marks in place of its arguments, in whichever of their kinds it takes. */
function say(message: (...given: unknown[]) => unknown, at: string): { text: string; marks: string[] } {
  const count = message.length;
  const ways = kinds.length ** count;
  for (let way = 0; way < ways; way++) {
    const given = Array.from({ length: count }, (_, at) =>
      kinds[Math.floor(way / kinds.length ** at) % kinds.length]?.(`⟦${at}⟧`),
    );
    try {
      const text = JSON.stringify(message(...given)) ?? '';
      if (/undefined|NaN|\[object|=>/.test(text)) continue;
      return { text, marks: [...new Set(text.match(/⟦[\w.]+⟧/g))] };
    } catch {
      // Another kind, then.
    }
  }
  throw new Error(`No kind of argument fits ${at}: ${message}`);
}

const english = messagesIn(en).filter(({ at }) => at !== 'language');
const others = languageNames.filter((name) => name !== 'en');

test.for(others)('%s has the same messages as English, with the same arguments', (name) => {
  const all = messagesIn(allLanguages[name]).filter(({ at }) => at !== 'language');

  expect(all.map(({ at, said }) => `${at}: ${typeof said}`)).toEqual(
    english.map(({ at, said }) => `${at}: ${typeof said}`),
  );
});

test.for(others)('%s leaves out nothing that English names, and is not English', (name) => {
  const all = new Map(messagesIn(allLanguages[name]).map(({ at, said }) => [at, said]));
  const lost: string[] = [];
  let same = 0;
  for (const { at, said } of english) {
    const other = all.get(at);
    if (typeof said === 'string' || typeof said !== 'function' || typeof other !== 'function') {
      if (said === other && typeof said === 'string' && /[a-z]{4}/.test(said)) same += 1;
      continue;
    }
    const [ours, theirs] = [say(said as never, at), say(other as never, at)];
    // A count chooses the form; the number that is shown is another argument.
    if (ours.marks.some((mark) => !theirs.marks.includes(mark))) lost.push(`${at}: ${ours.text} → ${theirs.text}`);
  }

  expect(lost).toEqual([]);
  expect(same).toBeLessThan(english.length / 10);
});

test.for(languageNames)('%s says its own language', (name) => {
  expect(chooseLanguage([allLanguages[name].language]).name).toBe(name);
});

test.for(languageNames)('%s says nothing that reads like a program', (name) => {
  const all = messagesIn(allLanguages[name]).map(({ at, said }) =>
    typeof said === 'function' ? `${at}: ${say(said as never, at).text}` : `${at}: ${said}`,
  );

  expect(all.filter((one) => /(?<![\p{L}\p{N}_])(?:null|undefined|NaN)(?![\p{L}\p{N}_])/iu.test(one))).toEqual([]);
});

test('German says Sie to everybody', () => {
  const all = messagesIn(allLanguages.de).map(({ at, said }) => `${at}: ${said}`);

  expect(all.filter((one) => /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu.test(one))).toEqual([]);
});
