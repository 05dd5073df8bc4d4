import { encodeFunctionData, parseAbi } from 'viem';
import { cardOnText, clickInCard, pressableIn } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { expect, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const aavePool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const debtHolder = '0xb806d6a2f5b62fdd9fc3c7c7d2e4b7ab6c8d12c1';
const repay = encodeFunctionData({
  abi: parseAbi(['function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)']),
  args: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 85n * 10n ** 18n, 2n, debtHolder],
});

test('a card says what was asked in the words of the protocol, from the packaged descriptors', async ({
  openPage,
  service,
}) => {
  const hash = transactionOf('repays a loan');
  service.behave({
    path: hash,
    rewrite: (body) => ({
      ...Object(body),
      to: { ...Object(body).to, hash: aavePool, is_contract: true },
      raw_input: repay,
      decoded_input: null,
      token_transfers: [],
    }),
  });
  const page = await openPage(`<p>Transaction ${hash}</p>`);

  await cardOnText(page, hash);
  await clickInCard(page, 'More');
  await until('the line is there', async () =>
    (await page.cards())[0]?.text.includes('What was asked In the words of “Aave DAO”: “Repay loan”'),
  );
  // Unfolds the line above it.
  await pressableIn(page, '0xB806');
  const [card] = await page.cards();

  expect(card?.text).toContain('“Amount to repay” 85 WETH');
  expect(card?.text).toContain('“Interest rate mode” “variable”');
  expect(card?.text).toMatch(/“For debt holder” 0xB806…12c1/i);
  expect(service.log).toHaveLength(1);
});
