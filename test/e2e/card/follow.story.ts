import { cardOnText } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const waiting = {
  status: null,
  result: 'pending',
  block_number: null,
  timestamp: null,
  confirmations: 0,
  confirmation_duration: [],
};
const landed = { status: 'ok', result: 'success', confirmations: 3, confirmation_duration: [0, 12_000] };

test('a card follows a pending transaction until it lands', nightly, async ({ openPage, service }) => {
  const hash = transactionOf('lands while it is looked at');
  const block = { block_number: 26_464_200, timestamp: new Date().toISOString() };
  const change = (fields: object) => (body: unknown) => ({ ...Object(body), ...fields });
  service.behave({ path: hash, times: 1, rewrite: change(waiting) });
  service.behave({ path: hash, rewrite: change({ ...landed, ...block }) });
  const page = await openPage(`<p>Transaction ${hash}</p>`);

  const first = await cardOnText(page, hash);
  const last = await until(
    'the transaction has landed',
    async () => {
      const [card] = await page.cards();
      return card?.text.includes('26,464,200') && card;
    },
    15_000,
  );

  // A card that a page may read does not say how recent it is: "Was pending".
  expect(first.text).toMatch(/pending/i);
  expect(last.text).toContain('Success');
  expect(last.alerts).toEqual([]);
  expect(service.log).toHaveLength(2);
});
