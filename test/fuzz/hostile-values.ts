import { corpusTables } from './corpus/tables.ts';
import { rawJson } from './raw-json.ts';

/** The API keys that the fuzz sends. Neither may appear in any output. */
export const keys = { apiKey: 'proapi_F8z+q/5L s=x', secretKey: 'fuzz&secret-ü' };

const inside = '\u200b';

/** Texts that imitate something else, or may break what displays them. */
export const texts: readonly [string, ...string[]] = [
  '9'.repeat(78),
  ...corpusTables.malformed,
  `-${'9'.repeat(78)}`,
  '8'.repeat(79),
  '7'.repeat(500),
  `0.${'0'.repeat(300)}1`,
  '\ud800',
  '\udfff broken \ud83d',
  `Z${'\u0301'.repeat(500)}`,
  '👨‍👩‍👧‍👦'.repeat(40),
  '\u{e0001}\u{e0061}\u{e007f}',
  `0x${'00'.repeat(20)}`,
  `0x${'Ab'.repeat(32)}`,
  `0x08c379a0${'0'.repeat(62)}20${'f'.repeat(64)}41`,
  `0x08c379a0${'f'.repeat(128)}`,
  `0x4e487b71${'f'.repeat(64)}`,
  keys.apiKey,
  [...keys.apiKey].join(inside),
  encodeURIComponent(keys.apiKey),
  `https://api.example.org/?apikey=${encodeURIComponent(keys.apiKey)}&key=${encodeURIComponent(keys.secretKey)}`,
  keys.secretKey,
  [...keys.secretKey].join('\u00ad'),
];

/** Values other than strings: numbers that are too large, too precise or not finite, and unexpected types. */
export const others = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0.000001,
  4,
  18,
  255,
  256,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_VALUE,
  1e21,
  1.7976931348623157e308,
  [],
  {},
  [null],
  [[]],
  [[[1, null], 'x'], { a: [] }],
  { hash: null },
  { raw: '' },
  { raw: { raw: 1 } },
  { value: '1' },
  { length: 5 },
  rawJson('{"toString":"x","valueOf":null,"toJSON":"y","then":"z"}'),
  { __proto__: null },
  rawJson('-0'),
  rawJson('1e999'),
  rawJson('-1e999'),
  rawJson('5'.repeat(500)),
  rawJson(`-${'6'.repeat(78)}`),
  rawJson('123456789012345678901234567890.000000000000000000000000000001'),
  rawJson('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  rawJson('{"a":1,"a":"2","":null," ":[]}'),
  rawJson(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  rawJson(`${'{"a":'.repeat(10_000)}null${'}'.repeat(10_000)}`),
] as const;
