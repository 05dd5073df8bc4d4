import { expect, test } from 'vitest';
import { checkApiAddress, defaultApiAddress, permissionPattern } from '../../../src/settings/api-address.ts';

test.for([
  ['', defaultApiAddress],
  ['  https://api.blockscout.com  ', 'https://api.blockscout.com'],
  ['https://api.blockscout.com/', 'https://api.blockscout.com'],
  ['https://Explorer.Example:8443/proxy//', 'https://explorer.example:8443/proxy'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://localhost:4000/', 'http://localhost:4000'],
])('takes %j as %j', ([text, address]) => {
  expect(checkApiAddress(text ?? '')).toEqual({ ok: true, address });
});

test.for([
  ['api.blockscout.com', 'not-a-url'],
  ['http://api.blockscout.com', 'not-secure'],
  ['http://127.0.0.1.evil.example', 'not-secure'],
  ['http://192.168.1.4', 'not-secure'],
  ['ftp://localhost', 'not-secure'],
  ['javascript:alert(1)', 'not-secure'],
  ['https://user:pass@host.example', 'has-extras'],
  ['https://host.example/?apikey=1', 'has-extras'],
  ['https://host.example/#x', 'has-extras'],
])('refuses %j as %j', ([text, problem]) => {
  expect(checkApiAddress(text ?? '')).toEqual({ ok: false, problem });
});

test.for([
  ['https://api.blockscout.com', 'https://api.blockscout.com/*'],
  ['http://127.0.0.1:4000/x', 'http://127.0.0.1/*'],
])('asks permission for %j with %j', ([address, pattern]) => {
  expect(permissionPattern(address ?? '')).toBe(pattern);
});
