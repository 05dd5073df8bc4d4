import { expect, test } from 'vitest';
import { formatUrl, isUrl } from '../../../src/format/format-url.ts';
import tables from './format-url.json' with { type: 'json' };

test.for([...tables.urls, { url: `data:image/png;base64,${'A'.repeat(5000)}`, words: 'the data itself' }])(
  '$url leads to $words',
  ({ url, words }) => {
    expect(formatUrl(url)).toBe(words);
  },
);

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
