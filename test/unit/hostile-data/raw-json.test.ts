import { expect, test } from 'vitest';
import { rawJson, toText } from '../../fuzz/raw-json.ts';

const times = (count: number, value: unknown) => Array.from({ length: count }, () => value);

test('raw pieces are written as they are, and keys of any name', () => {
  const body = JSON.parse('{"__proto__":{"a":[1]},"then":null}');
  body.raw = [rawJson('1e999'), rawJson('{"a":1,"a":2}')];

  expect(toText(body)).toBe('{"__proto__":{"a":[1]},"then":null,"raw":[1e999,{"a":1,"a":2}]}');
});

test.each([
  ['small things in things in things', times(200, times(200, times(200, times(200, null))))],
  ['long texts', times(60, times(60, 'x'.repeat(40_000)))],
  ['long raw pieces', times(60, times(60, rawJson('5'.repeat(40_000))))],
  ['long keys', times(60, times(60, { ['x'.repeat(40_000)]: null }))],
])('far too many %s are refused at once, and not written for minutes', (_, body) => {
  expect(() => toText(body)).toThrow(RangeError);
});
