import { expect, test } from 'vitest';
import { checkApiAddress, defaultApiAddress, permissionPattern } from '../../../src/settings/api-address.ts';
import cases from './api-address.json' with { type: 'json' };

test.for([{ text: '', address: defaultApiAddress }, ...cases.whole])('takes $text as $address', ({ text, address }) => {
  expect(checkApiAddress(text)).toEqual({ ok: true, address });
});

test.for(cases.cut)('takes off of $text what Hashlens adds itself: $address', ({ text, address }) => {
  expect(checkApiAddress(text)).toEqual({ ok: true, address, isCut: true });
});

test.for(cases.loopback)('says to write localhost for %j', (text) => {
  expect(checkApiAddress(text)).toEqual({ ok: false, problem: 'write-localhost' });
});

test.for(cases.refused)('refuses “$text” as $problem', ({ text, problem }) => {
  expect(checkApiAddress(text)).toEqual({ ok: false, problem });
});

test.for([
  ['https://api.blockscout.com', 'https://api.blockscout.com/*'],
  ['http://127.0.0.1:4000/x', 'http://127.0.0.1/*'],
])('asks permission for %j with %j', ([address, pattern]) => {
  expect(permissionPattern(address ?? '')).toBe(pattern);
});
