import { expect, test } from 'vitest';
import type { Part } from '../../../src/cards/card-content.ts';
import { sizes } from '../../size.ts';
import {
  askedLists,
  flatten,
  plainLabel,
  type RealCall,
  readCard,
  realCalls,
  shows,
  toPlain,
  toReply,
} from './real-calls.ts';

type Line = { label: string; value: string; line: Part[]; isSame: boolean };

/** Returns each expected field of a call beside the line that the card has for it; the intent is the first. */
async function compare(call: RealCall, withFacts: boolean): Promise<Line[]> {
  const { chainId, fields } = await toReply(call, withFacts);
  const [list] = askedLists(await readCard(chainId, fields));
  const said =
    list?.folded?.heading ??
    list?.lines
      .flat()
      .map(({ text }) => text)
      .join('') ??
    '';
  const lines = list?.folded?.lines ?? [];
  const { intent, owner = '' } = call.expected;
  const expected = flatten(call.expected);
  expect(lines.map(plainLabel)).toEqual(expected.map(({ label }) => label.replaceAll(',', '')));
  return [
    {
      label: '',
      value: intent,
      line: [{ text: said }],
      isSame: toPlain(said) === toPlain(`In the words of ${owner}: ${intent}`),
    },
    ...expected.map(({ label, value, isCall }, at) => {
      const line = lines[at] ?? [];
      const isSame = isCall ? line.some(({ text }) => text.endsWith(`“${value}”`)) : shows(line, value);
      return { label, value, line, isSame };
    }),
  ];
}

// Two passes over all calls take a few seconds; a busy machine takes many times as long.
const timeoutMs = 180_000;

const toText = (line: Part[]) => line.map(({ text }) => text).join(' ');
const cases = realCalls.filter((_, at) => at % sizes.realCallStep === 0);
const compareAll = async (withFacts: boolean) => {
  const all: Line[][] = [];
  for (const call of cases) all.push((await compare(call, withFacts)).filter(({ isSame }) => !isSame));
  return all;
};

// What the card shows otherwise.
const known = [
  // Longer than a card shows: its first 4,000 characters.
  '“Proof” 0x000000000000000000000000000000 for 0x000000000000000000',
  // The packaged list knows the token.
  '“Amount” “Unlimited” WCT for 11579208923731619542',
];

test('shows the real calls as expected if the reply has the facts', { timeout: timeoutMs }, async () => {
  const different = (await compareAll(true))
    .flat()
    .map(({ line, value }) => `${toText(line).slice(0, 40)} for ${value.slice(0, 20)}`);

  expect(realCalls).toHaveLength(253);
  expect(different.filter((one) => !known.includes(one))).toEqual([]);
  if (sizes.realCallStep === 1) expect(different).toEqual(known);
});

// The only forms that a value may have instead: none states an amount in whole tokens.
const unknown = [
  /^“[^”]+” [\d,]+ base units of 0x[\da-f]{4}…[\da-f]{4} \(decimals unknown\)$/i,
  /^“[^”]+” #\d+ of 0x[\da-f]{4}…[\da-f]{4}$/i,
  /^“[^”]+” (?:“Unlimited” |USD[CT] )?0x[\da-f]{4}…[\da-f]{4}$/i,
];

test('guesses nothing if the reply has no facts: two calls in five are complete all the same', {
  timeout: timeoutMs,
}, async () => {
  const all = await compareAll(false);
  const left = all.flat().map(({ line }) => toText(line));

  expect(
    left.filter((text) => !unknown.some((form) => form.test(text)) && !/^“Proof”|Unlimited” WCT$/.test(text)),
  ).toEqual([]);
  const complete = all.filter((lines) => lines.length === 0);
  expect(complete.length / all.length).toBeGreaterThan(0.4);
  if (sizes.realCallStep === 1) expect(complete).toHaveLength(138);
});
