import { expect, test } from 'vitest';
import { namesSite, quote } from '../../../src/format/quote.ts';
import cases from './quote.json' with { type: 'json' };

test.for(cases.quoted)('“$text” is quoted as “$quoted”', ({ text, quoted }) => {
  expect(quote(text)).toBe(`“${quoted}”`);
});

const dots = [...'‧∙⸱ꓸ𐩐܁٠۔।🟢'];

test.for([...cases.sites, ...dots.map((dot) => `usdc-claim${dot}com`)])(
  '“%s” names a site or whom to write to',
  (text) => {
    expect(namesSite(text)).toBe(true);
  },
);

test.for(cases.noSites)('“%s” names none', (text) => {
  expect(namesSite(text)).toBe(false);
});
