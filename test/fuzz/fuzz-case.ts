import { createDice, type Dice } from '../../src/api/sample/sample-values.ts';
import { type LanguageName, languageNames } from '../../src/i18n/choose-language.ts';
import headers from './fuzz-case.json' with { type: 'json' };
import { applyMutations, type Mutation, toMutation } from './mutations.ts';
import { mostCharacters, toText } from './raw-json.ts';
import type { Start } from './start.ts';
import { readStarts } from './starting-answers.ts';
import { type TextChange, toTextChange } from './text-changes.ts';

/** How the body is sent: in chunks of `pieceBytes`, broken off, or never ending. */
type Delivery = { pieceBytes: number | null; ending: 'whole' | 'error' | 'hang' };

/** A malformed reply. The same seed and number always produce the same one. */
export type FuzzCase = {
  name: string;
  start: Start;
  mutations: Mutation[];
  textChange: TextChange | null;
  status: number;
  headers: Record<string, string>;
  delivery: Delivery;
  /** The language in which Hashlens shows the reply. */
  language: LanguageName;
};

const statuses = [
  200, 201, 204, 302, 400, 401, 402, 403, 404, 408, 418, 422, 429, 451, 500, 501, 502, 503, 504, 520, 599,
] as const;
const starts = readStarts();

/** Returns the case of a seed and a number. */
export function toCase(seed: string, number: number): FuzzCase {
  const dice = createDice(`${seed} ${number}`);
  const start = chooseStart(dice);
  const count = dice.below(12) === 0 ? 9 : 1 + dice.below(3);
  return {
    name: `${seed} ${number}`,
    start,
    mutations: start.paths.length === 0 ? [] : Array.from({ length: count }, () => toMutation(dice, start.paths)),
    textChange: toTextChange(dice),
    status: dice.below(25) === 0 ? dice.oneOf(statuses) : start.status,
    headers: toHeaders(dice),
    delivery: toDelivery(dice),
    language: dice.below(2) === 0 ? 'en' : dice.oneOf(languageNames),
  };
}

/** Returns a case's body as text, with its mutations and text change applied. */
export function toBody({ start, mutations, textChange }: FuzzCase): string {
  const body: unknown = mutations.length === 0 ? null : JSON.parse(start.text);
  applyMutations(body, mutations);
  const text = mutations.length === 0 ? start.text : toTextOrLong(body);
  return textChange === null ? text : textChange.change(text);
}

// Combined mutations can exceed the longest text that `toText` writes. A body that is merely too long replaces it.
function toTextOrLong(body: unknown): string {
  try {
    return toText(body);
  } catch (error) {
    if (error instanceof RangeError) return `"${'x'.repeat(mostCharacters)}"`;
    throw error;
  }
}

/** Returns a description of a case, one line per change. */
export function describeCase({
  name,
  start,
  mutations,
  textChange,
  status,
  headers,
  delivery,
  language,
}: FuzzCase): string {
  const way = delivery.pieceBytes === null && delivery.ending === 'whole' ? [] : [`sent ${JSON.stringify(delivery)}`];
  return [
    `case ${name}, from: ${start.name}, status ${status}, in ${language}`,
    ...mutations.map(({ path, does }) => `  ${path.join('.')} ${does}`),
    ...[
      textChange ? [`text: ${textChange.does}`] : [],
      Object.keys(headers).length > 0 ? [`headers ${JSON.stringify(headers)}`] : [],
      way,
    ]
      .flat()
      .map((line) => `  ${line}`),
  ].join('\n');
}

function chooseStart(dice: Dice): Start {
  const roll = dice.below(100);
  const of =
    roll < 52 ? starts.transactions : roll < 69 ? starts.balances : roll < 92 ? starts.transfers : starts.errors;
  const start = of[dice.below(of.length)];
  if (start === undefined) throw new Error('There is nothing to start from.');
  return start;
}

function toHeaders(dice: Dice): Record<string, string> {
  if (dice.below(5) > 0) return {};
  const { names, values } = headers as { [of in keyof typeof headers]: [string, ...string[]] };
  return { [dice.oneOf(names)]: dice.oneOf(values), [dice.oneOf(names)]: dice.oneOf(values) };
}

function toDelivery(dice: Dice): Delivery {
  const roll = dice.below(400);
  if (roll === 0) return { pieceBytes: 512, ending: 'hang' };
  if (roll < 8) return { pieceBytes: 512, ending: 'error' };
  return { pieceBytes: roll < 40 ? dice.oneOf([7, 64, 4096]) : null, ending: 'whole' };
}
