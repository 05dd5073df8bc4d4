import { expect, test } from 'vitest';
import { formatUrl, isUrl } from '../../../src/format/format-url.ts';

test.for<[string, string | null]>([
  ['https://cdn.example.org/a/b.png?x=1#y', 'cdn.example.org'],
  ['https://user:secret@evil.example/x', 'evil.example'],
  ['https://bаnk.example/', 'xn--bnk-6cd.example'],
  ['http://example.org/a.png', 'a place without encryption'],
  ['ipfs://bafy/1.png', 'IPFS'],
  ['ar://abc', 'Arweave'],
  [`data:image/png;base64,${'A'.repeat(5000)}`, 'the data itself'],
  ['javascript:alert(1)', 'no web address'],
  ['/relative.png', 'no web address'],
  ['https://', 'no web address'],
  ['', null],
  ['   ', null],
])('%s leads to %s', ([url, words]) => {
  expect(formatUrl(url)).toBe(words);
});

test.for<[string, boolean]>([
  ['https://example.org', true],
  ['ipfs://x', true],
  ['data:text/html,x', true],
  ['see https://example.org', false],
  ['Note: a thing', false],
  ['eip1967', false],
])('%s is a link: %s', ([text, expected]) => {
  expect(isUrl(text)).toBe(expected);
});
