import { expect, test } from 'vitest';
import { createSampleFetch } from '../../../../src/api/api-client.ts';
import { answerFromSample } from '../../../../src/api/sample/answer-from-sample.ts';
import { isInSample } from '../../../../src/api/sample/find-in-sample.ts';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import { ask, askEverything, askPages, now, toPath } from './ask-sample.ts';
import cases from './sample-transactions.json' with { type: 'json' };

type Fields = { [field: string]: unknown };

const named = (caption: string) => {
  const found = sampleReferences.find((each) => each.caption === caption);
  if (found === undefined) throw new Error(`no sample reference is called ${caption}`);
  return ask(toPath(found.reference)) as Fields;
};

const transactions = () => askEverything().filter((body): body is Fields => (body as Fields).hash !== undefined);

test.for(sampleReferences.map((each) => [each.caption, each.reference] as const))(
  '%s is in the sample',
  ([, reference]) => {
    expect(isInSample({ chainId: reference.chainId, reference })).toBe(true);
    expect(ask(toPath(reference))).toBeTypeOf('object');
  },
);

test('the shown references are on two chains and are all different', () => {
  expect(new Set(sampleReferences.map(({ reference }) => reference.chainId))).toEqual(new Set([1, 42161]));
  expect(new Set(sampleReferences.map(({ written }) => written)).size).toBe(sampleReferences.length);
});

test.for(cases)('"$caption" is what it says', ({ caption, fields }) => {
  expect(named(caption)).toMatchObject(fields);
});

test('the swap gives 1.5 ETH and receives SUN, two minutes ago', () => {
  const swap = named('A swap');

  expect(swap).toMatchObject({ value: '1500000000000000000', method: 'swapExactETHForTokens' });
  expect(swap.token_transfers).toHaveLength(3);
  expect(now - Date.parse(String(swap.timestamp))).toBeLessThan(130_000);
  expect(swap).toMatchObject({ fee: { type: 'actual', value: '2134116000000000' } });
});

test('an Arbitrum transaction tells gas parts that add up, its batch and its message', () => {
  const {
    arbitrum,
    gas_used: gasUsed,
    fee,
  } = named('A deposit to Arbitrum') as {
    arbitrum: { [field: string]: string };
    gas_used: string;
    fee: { value: string };
  };

  expect(Number(arbitrum.gas_used_for_l1) + Number(arbitrum.gas_used_for_l2)).toBe(Number(gasUsed));
  expect(BigInt(String(arbitrum.poster_fee)) + BigInt(String(arbitrum.network_fee))).toBe(BigInt(fee.value));
  expect(arbitrum).toMatchObject({ contains_message: 'incoming', status: 'Sent to base', batch_number: 1168317 });
  const message = arbitrum.message_related_info as unknown as { associated_l1_transaction_hash: string };
  expect(ask(`/1/api/v2/transactions/${message.associated_l1_transaction_hash}`)).toMatchObject({ status: 'ok' });
});

test('fees of mined transactions are gas times price, and their parts add up', () => {
  for (const body of transactions()) {
    const amount = (field: string) => BigInt(String(body[field]));
    if (body.block_number === null || body.base_fee_per_gas === null) continue;
    const fee = BigInt((body.fee as { value: string }).value);

    expect(fee).toBe(amount('gas_used') * amount('gas_price'));
    expect(fee).toBe(amount('transaction_burnt_fee') + amount('priority_fee'));
    expect(amount('gas_used') <= amount('gas_limit')).toBe(true);
  }
});

test('every transaction has the fields of the specification in its forms', () => {
  const bodies = transactions();
  const integer = /^-?([1-9]\d*|0)$/;
  const decimal = /^([1-9]\d*|0)(\.\d+)?$/;

  expect(bodies.length).toBeGreaterThan(200);
  for (const body of bodies) {
    expect(body.hash).toMatch(/^0x[\da-f]{64}$/);
    expect(body.raw_input).toMatch(/^0x([\da-f]{2})*$/);
    for (const field of ['value', 'gas_limit', 'gas_price']) expect(body[field]).toMatch(integer);
    for (const field of ['gas_used', 'max_fee_per_gas', 'priority_fee']) expect(body[field] ?? '0').toMatch(integer);
    for (const field of ['exchange_rate', 'historic_exchange_rate']) expect(body[field] ?? '0').toMatch(decimal);
    expect(body.confirmations).toBeGreaterThanOrEqual(0);
    for (const field of [
      'from',
      'fee',
      'token_transfers',
      'confirmation_duration',
      'nonce',
      'result',
      'transaction_types',
    ])
      expect(body[field], field).toBeDefined();
  }
});

test('an NFT lives from mint to burn over two pages', () => {
  const pages = askPages('/1/api/v2/tokens/0x5d0f81f315f513a726dcd2753cc3a8ec0526bad5/instances/7/transfers');

  const items = pages.flatMap((page) => page.items) as { from: { hash: string }; to: { hash: string }; type: string }[];

  expect(pages.map((page) => page.items.length)).toEqual([50, 7]);
  expect(pages.at(-1)?.next_page_params).toBeNull();
  expect(items[0]?.type).toBe('token_burning');
  expect(items.at(-1)?.type).toBe('token_minting');
  for (const [at, item] of items.entries()) {
    expect(items[at + 1]?.to.hash ?? item.from.hash).toBe(item.from.hash);
    expect(item.from.hash).not.toBe(item.to.hash);
  }
});

test.for([
  ['another chain', '/10/api/v2/addresses/0xfd85574679cc42eaffbf473fda1b07692167e6d4/coin-balance-history'],
  ['an unknown hash', `/1/api/v2/transactions/0x${'ab'.repeat(32)}`],
  ['an unknown NFT', '/1/api/v2/tokens/0x5d0f81f315f513a726dcd2753cc3a8ec0526bad5/instances/8/transfers'],
  ['another path', '/1/api/v2/blocks/1'],
])('%s is not in the sample', ([, path]) => {
  expect(answerFromSample({ url: new URL(path ?? '', 'https://sample.test'), now })).toBeUndefined();
});

test('the sample fetch answers JSON, 404 for the rest, and stops when aborted', async () => {
  const sampleFetch = createSampleFetch({ now: () => now });
  const swap =
    'https://sample.test/1/api/v2/transactions/0x2456f3bc61e17b687a2fc153324a91efcb27996d962b3d1ef57cb3bb25c1eaaf';

  const found = await sampleFetch(new Request(`${swap}?apikey=x`));
  const missing = await sampleFetch(swap.replace('0x2456', '0x0000'));

  expect(await found.json()).toMatchObject({ method: 'swapExactETHForTokens' });
  expect([missing.status, await missing.json()]).toEqual([404, { message: 'Not found' }]);
  await expect(sampleFetch(swap, { signal: AbortSignal.abort() })).rejects.toThrow();
});
