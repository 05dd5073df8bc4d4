import type { Meter } from '../../src/api/api-client.ts';
import type { Outcome } from './answer-case.ts';
import { keys } from './hostile-values.ts';
import { withoutOwnMarks } from './own-marks.ts';

const machineWords = /(?<![\p{L}\p{N}_])(?:undefined|null|NaN|Infinity|Invalid Date|\[object \w+\])(?![\p{L}\p{N}_])/gu;
const maybeMachineWord = /undefined|null|NaN|Infinity|Invalid|\[object/;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
const longestText = 2_000;
const mostContent = 60_000;
const mostEntries = 150;
const mostBytes = 2 * 1024 * 1024;
const typicalBytes = 64 * 1024;
const plainPrototypes: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype]);
const writtenKeys = Object.values(keys).flatMap((key) => [key, encodeURIComponent(key)]);

/** Time limits in milliseconds, for replies of up to 64 KiB and for larger ones. */
const limitsMs = { typical: 250, large: 2_500 };

/** Returns what is wrong with an outcome, one sentence each. Empty if all is well. */
export function judge({ reply, shown, meters, said, bytes, tookMs }: Outcome): string[] {
  const model = scan(reply);
  const content = scan(shown);
  const card = toCard(shown);
  const limitMs = bytes <= typicalBytes ? limitsMs.typical : limitsMs.large;
  return [
    ...content.texts.flatMap((text) => judgeText(text, said)),
    ...(model.isPlain ? [] : ['the model is not plain JSON']),
    ...(content.isPlain ? [] : ['what is shown is not plain JSON']),
    ...(JSON.stringify(card).length > mostContent ? [`a card of ${JSON.stringify(card).length} characters`] : []),
    ...(scan(card).longestList > mostEntries ? [`a list of ${scan(card).longestList} entries`] : []),
    ...(reply.ok && bytes > mostBytes ? [`takes an answer of ${bytes} bytes`] : []),
    ...(model.texts.some(holdsKey) ? ['the model holds a key'] : []),
    ...(meters.some(isUnsound) ? [`a meter says ${JSON.stringify(meters)}`] : []),
    ...(Object.keys(Object.prototype).length > 0 ? ['the prototype of all objects has grown'] : []),
    ...(tookMs > limitMs ? [`took ${Math.round(tookMs)} ms for ${bytes} bytes`] : []),
  ];
}

// Only a card and a failure have size limits. A list's words grow with its rows.
function toCard(shown: unknown): unknown {
  return typeof shown === 'object' && shown !== null && 'card' in shown ? shown.card : shown;
}

function judgeText(text: string, said: string): string[] {
  const found = maybeMachineWord.test(text) ? [...text.matchAll(machineWords)].map(([word]) => word) : [];
  return [
    ...found.filter((word) => !saysWord(said, word)).map((word) => `shows "${word}" in ${quote(text)}`),
    ...(unseen.test(withoutOwnMarks(text)) ? [`shows an invisible character in ${quote(text)}`] : []),
    ...(text.length > longestText ? [`a text of ${text.length} characters: ${quote(text)}`] : []),
    ...(holdsKey(text) ? [`shows a key in ${quote(text)}`] : []),
  ];
}

// True if a string or key of the reply contains the word. JSON's own null does not count. In a reply that is not JSON,
// any occurrence counts.
function saysWord(said: string, word: string): boolean {
  const isSaid = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  if (!isSaid(said)) return false;
  try {
    return scan(JSON.parse(said)).all.some(isSaid);
  } catch {
    return true;
  }
}

function holdsKey(text: string): boolean {
  return writtenKeys.some((key) => text.includes(key));
}

function isUnsound(meter: Meter): boolean {
  return Object.values(meter).some((value) => value !== null && !Number.isSafeInteger(value));
}

// Returns every string in a value (in `all` also the keys), its longest list, and whether it is plain JSON. Iterative,
// because some values are very deep.
function scan(value: unknown): { texts: string[]; all: string[]; isPlain: boolean; longestList: number } {
  const seen = { texts: [] as string[], all: [] as string[], isPlain: true, longestList: 0 };
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string') {
      seen.texts.push(part);
      seen.all.push(part);
    } else if (typeof part === 'number') {
      seen.isPlain &&= Number.isFinite(part);
    } else if (typeof part === 'object' && part !== null) {
      seen.isPlain &&= plainPrototypes.has(Object.getPrototypeOf(part));
      if (Array.isArray(part)) seen.longestList = Math.max(seen.longestList, part.length);
      else seen.all.push(...Object.keys(part));
      for (const entry of Object.values(part)) left.push(entry);
    } else if (typeof part !== 'boolean' && part !== null) {
      seen.isPlain = false;
    }
  }
  return seen;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}
