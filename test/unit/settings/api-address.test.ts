import { expect, test } from 'vitest';
import { checkApiAddress, defaultApiAddress, permissionPattern } from '../../../src/settings/api-address.ts';
import cases from './api-address.json' with { type: 'json' };

test.for([
  ['', defaultApiAddress],
  ['  https://api.blockscout.com  ', 'https://api.blockscout.com'],
  ['https://api.blockscout.com/', 'https://api.blockscout.com'],
  ['https://Explorer.Example:8443/proxy//', 'https://explorer.example:8443/proxy'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://localhost:4000/', 'http://localhost:4000'],
  ['http://explorer.localhost:4000/', 'http://explorer.localhost:4000'],
  ['https://host.example/api/v1', 'https://host.example/api/v1'],
])('takes %j as %j', ([text, address]) => {
  expect(checkApiAddress(text ?? '')).toEqual({ ok: true, address });
});

test.for([
  ['https://api.blockscout.com/1/api/v2/', 'https://api.blockscout.com'],
  ['https://eth.blockscout.com/api/v2', 'https://eth.blockscout.com'],
  ['https://host.example/proxy/8453/api/v2//', 'https://host.example/proxy'],
  ['http://explorer.localhost:8080/api/v2', 'http://explorer.localhost:8080'],
  ['https://api.blockscout.com/{chain_id}/api/v2', 'https://api.blockscout.com'],
  ['https://host.example/proxy/:chain/api/v2', 'https://host.example/proxy'],
  ['https://host.example/<chain id>/api/v2', 'https://host.example'],
  ['https://host.example/proxy/api/v2', 'https://host.example/proxy'],
  [
    `https://api.blockscout.com/1/api/v2/addresses/0x${'ab'.repeat(20)}/coin-balance-history`,
    'https://api.blockscout.com',
  ],
])('takes off of %j what Hashlens adds itself: %j', ([text, address]) => {
  expect(checkApiAddress(text ?? '')).toEqual({ ok: true, address, isCut: true });
});

test.for(['http://[::1]:4000', 'http://127.0.0.2:4000', 'http://127.1.2.3'])(
  'says to write localhost for %j',
  (text) => {
    expect(checkApiAddress(text)).toEqual({ ok: false, problem: 'write-localhost' });
  },
);

test.for(cases.refused)('refuses “$text” as $problem', ({ text, problem }) => {
  expect(checkApiAddress(text)).toEqual({ ok: false, problem });
});

test.for([
  ['https://api.blockscout.com', 'https://api.blockscout.com/*'],
  ['http://127.0.0.1:4000/x', 'http://127.0.0.1/*'],
])('asks permission for %j with %j', ([address, pattern]) => {
  expect(permissionPattern(address ?? '')).toBe(pattern);
});
