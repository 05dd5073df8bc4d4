import { expect, test } from 'vitest';
import type { Explorer } from '../../../src/api/api-client.ts';
import cases from './refusals.json' with { type: 'json' };
import { address, chain, createService, hash, operations } from './service.ts';

/** The questions, with what is wrong in them in place of what is right. */
const questions: { [name: string]: (explorer: Explorer, wrong: object) => Promise<unknown> } = {
  transaction: (explorer, wrong) => explorer.readTransaction({ chain, hash, ...wrong }),
  balances: (explorer, wrong) => explorer.readBalancePage({ chain, address, ...wrong }),
  transfers: (explorer, wrong) => explorer.readTransfersPage({ chain, contract: address, tokenId: '7', ...wrong }),
};

const refused: { of: string; field: string; wrong: object }[] = [
  ...cases.flatMap(({ wrong, ...row }) => wrong.map((one) => ({ ...row, wrong: one }))),
  // JSON has no such numbers.
  ...[Number.NaN, Number.POSITIVE_INFINITY].flatMap((id) =>
    Object.keys(questions).map((of) => ({ of, field: 'chain', wrong: { chain: { id, name: 'x' } } })),
  ),
  { of: 'balances', field: 'blockNumber', wrong: { blockNumber: Number.NaN } },
  { of: 'balances', field: 'itemsCount', wrong: { itemsCount: Number.NaN } },
];

test.for(refused)('$of with a wrong $field, $wrong, is refused without a request', async ({ of, field, wrong }) => {
  const service = createService([]);

  const reply = await questions[of]?.(service.explorer, wrong);

  expect(reply).toEqual({
    ok: false,
    failure: { kind: 'malformed-input', field, expected: expect.stringMatching(/\w/) },
  });
  expect(service.requests).toHaveLength(0);
});

test.for(operations)('without a key a $name is refused without a request', async ({ ask }) => {
  for (const key of ['', '  ']) {
    const service = createService([], { access: { baseUrl: 'https://api.example.org', apiKey: key } });

    expect(await ask(service.explorer)).toEqual({ ok: false, failure: { kind: 'no-key' } });
    expect(service.requests).toHaveLength(0);
  }
});

test.for(['', 'api.example.org', 'ftp://api.example.org', 'javascript:alert(1)', 'https://user:word@api.example.org'])(
  'the API address %j is refused without a request',
  async (baseUrl) => {
    const service = createService([], { access: { baseUrl, apiKey: 'k' } });

    expect(await service.explorer.readTransaction({ chain, hash })).toMatchObject({
      ok: false,
      failure: { kind: 'malformed-input', field: 'baseUrl' },
    });
    expect(service.requests).toHaveLength(0);
  },
);
