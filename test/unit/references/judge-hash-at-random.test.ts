import { expect, test } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { judgeHash } from '../../../src/references/private-key-guard.ts';
import { seed, sizes } from '../../size.ts';
import { createRandom } from '../lookup/request-queue/virtual-clock.ts';
import { readThreadMs } from '../thread-time.ts';
import tables from './judge-hash-at-random.json' with { type: 'json' };
import { hash } from './values.ts';

const random = createRandom(seed);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

// Words that people write near a value, none of which says that it is a transaction.
const words =
  'the a of and my your this see here in on is was for hash hashes block commit token order file id url 0x12 12 key wallet account sign import send use Konto Datei bloque clé ключ файл 钱包 哈希 秘密 ファイル 지갑 محفظة हैश'.split(
    ' ',
  );

function makeText(length: number): string {
  let text = '';
  while (text.length < length) text += pick(words) + pick(tables.marks);
  return text.slice(-length);
}

function judge(before: string, after: string, heads: string[] = []) {
  const context = { written: hash, pageHost: 'page.example', before, after, heads };
  return judgeHash({ hash, context, asked: false, isExplorerHost });
}

// The full size takes minutes.
const timeout = 600_000;

test(`of ${sizes.judgedTexts} random texts without a transaction none sends the value`, { timeout }, () => {
  const seen = new Set<string>();
  for (let count = 0; count < sizes.judgedTexts; count++) {
    const [before, after, head] = [makeText(40 + random() * 40), makeText(random() * 80), makeText(20)];
    const { kind } = judge(before, after, [head]);
    if (kind === 'send') throw new Error(`sent: ${JSON.stringify({ before, after, head })}`);
    seen.add(kind);
  }

  expect(seen).toEqual(new Set(['ask-first', 'refuse']));
});

test(`of ${sizes.longJudgedTexts} long texts without a transaction none sends the value`, { timeout }, () => {
  for (let count = 0; count < sizes.longJudgedTexts; count++) {
    const [before, after] = [makeText(10_000), makeText(10_000)];
    if (judge(before, after).kind === 'send') throw new Error(`sent: ${JSON.stringify({ before, after })}`);
  }
});

// A simple independent rule: nothing is sent after a key word in its line, in a signing call, or for a purpose.
const keys =
  'key,Schlüssel,clave,chave,chiave,clé,ключ,ključ,klucz,anahtar,kunci,khóa,钥匙,鍵,열쇠,مفتاح,מפתח,कुंजी'.split(',');
const { labels, calls, purposes } = tables;

const forbidden: (() => [before: string, after: string])[] = [
  () => [`${pick(keys)} ${'so '.repeat(random() * 80)}${pick(labels)}`, ''],
  () => [pick(labels), ` is my ${pick(keys)} `],
  () => [`${pick(calls)}`, '")'],
  () => [`${pick(purposes)}${pick(labels)}`, ''],
  () => [`${pick(['FAUCET_TX=', 'GAS_TX: ', 'const tx = "', '--tx ', 'let transaction = '])}`, ''],
  () => [`${pick(['keys:', '[wallet]', '# import into MetaMask', 'accounts:'])}\n${pick(labels)}`, ''],
];

test(`of ${sizes.judgedTexts / 10} labels with a key, a call or a purpose none sends the value`, { timeout }, () => {
  for (let count = 0; count < sizes.judgedTexts / 10; count++) {
    const [before, after] = pick(forbidden)();
    if (judge(before.slice(-320), after).kind === 'send') throw new Error(`sent: ${JSON.stringify({ before, after })}`);
  }
});

test('a label alone sends the value', () => {
  for (const label of labels) expect(judge(label, '').kind).toBe('send');
});

test('long texts take no longer than their length says', { timeout }, () => {
  // The same number of characters for each length. The fastest of several rounds is the one without disturbance.
  const rounds = 5;
  const timed = (length: number, texts: number) => {
    const all = Array.from({ length: texts }, () => `${makeText(length)}tx get transaction `.slice(-length));
    const took = Array.from({ length: rounds }, () => {
      const beganMs = readThreadMs();
      for (const text of all) judge(text, text);
      return (readThreadMs() - beganMs) / texts;
    });
    return Math.min(...took);
  };
  timed(1_000, 200);

  const short = timed(1_000, 200);
  const long = timed(10_000, 20);

  expect(long / short).toBeLessThan(10);
});

test.for(['hash (hash) ', 'on is is is ', 'paste the tx hash '])('a text that repeats %j has few readings', (part) => {
  const before = `tx ${part.repeat(300 / part.length)}more`;
  judge('tx ', '');
  const beganMs = readThreadMs();

  judge(before, '', [before]);

  expect(readThreadMs() - beganMs).toBeLessThan(500);
});
