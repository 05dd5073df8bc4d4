import { buildCardsPage } from './access/cards-page/build-cards-page.ts';
import { expectNothing } from './access/expect-nothing.ts';
import { findProblems } from './access/find-problems.ts';
import { expect, nightly, test } from './story.ts';

test('axe finds nothing wrong with any card', nightly, async ({ openPage }) => {
  await expectNothing(await openPage(await buildCardsPage()));
});

test('what were wrong with a card would be found', nightly, async ({ openPage }) => {
  const page = await openPage(await buildCardsPage());

  await page.evaluate(() => {
    const [dialog] = [...document.querySelectorAll('main div')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll('[role="dialog"]') ?? []),
    ]);
    dialog?.removeAttribute('aria-label');
    const pale = dialog?.appendChild(document.createElement('p'));
    pale?.append('as good as nothing');
    pale?.setAttribute('style', 'color: #888; background: #777');
    for (const _ of 'ab') {
      const button = dialog?.appendChild(document.createElement('button'));
      button?.setAttribute('style', 'width: 9px; min-height: 9px; padding: 0');
    }
  });

  const rules = (await findProblems(page)).map((problem) => problem.split(':')[0]);
  expect([...new Set(rules)].toSorted()).toEqual(['aria-dialog-name', 'button-name', 'color-contrast', 'target-size']);
});
