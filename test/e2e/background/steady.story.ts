import type { CardSeen } from '../driver/driver.ts';
import { hoverText, settledCard, standingCard } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const references = {
  transaction: transactionOf('steady'),
  address: addressOf('steady'),
  NFT: `${addressOf('steady collection')}/7`,
};

/** The parts of a card that must not change when the answer arrives: its box and its header. */
function fixedOf({ rect, head }: CardSeen) {
  return { rect, head };
}

for (const [kind, written] of Object.entries(references)) {
  test(
    `the answer about a ${kind} takes the skeleton's place and moves nothing of the card`,
    kind === 'transaction' ? {} : nightly,
    async ({ openPage, service }) => {
      const page = await openPage(`<p>tx ${written}</p>`);
      const [value = ''] = written.split('/');
      const held = service.hold({ path: value });

      await hoverText(page, written);
      const waiting = await standingCard(page, () =>
        // A card has no header until the background's first update.
        until('a card waits', async () => (await page.cards()).find(({ busy, head }) => busy && head !== null)),
      );
      expect(waiting.busy).toBe(true);
      held.release();
      const answered = await settledCard(page);

      expect(fixedOf(answered)).toEqual(fixedOf(waiting));
      expect(answered.head).not.toBe(null);
      expect(answered.alerts).toEqual([]);
    },
  );
}
