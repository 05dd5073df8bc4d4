// @vitest-environment new-document
import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../../../src/messages/protocol.ts';
import { createDeferred, inTurn } from '../fake-ask.ts';
import { button, clickAndSettle, settle } from '../on-page.ts';
import { openOn } from './draw-popup.tsx';
import { changeAt, good, transferAt } from './samples.ts';

type BalanceReply = Protocol['balancePage']['reply'];

const address = `0x${'ab'.repeat(20)}`;
const openHistory = good({ changes: [changeAt(30), changeAt(20)], next: { block_number: '20' } });

/** Presses a button as the keyboard does: it has the focus. */
async function pressFocused(page: ParentNode, name: string): Promise<void> {
  const found = button(page, name);
  found.focus();
  await clickAndSettle(found);
}

const focused = () => document.activeElement;

describe('the keyboard’s place in the popup', () => {
  test('stays on the button that loads the history and stops that', async () => {
    const second = createDeferred<BalanceReply>();
    const { page } = await openOn(address, { balancePage: inTurn(openHistory, second.promise, openHistory) });

    await pressFocused(page, 'Load full history');
    const whileLoading = focused()?.textContent;
    await pressFocused(page, 'Stop');

    expect(whileLoading).toBe('Stop');
    expect(focused()?.textContent).toBe('Load full history');
  });

  test('goes to the words about the history when all of it is loaded', async () => {
    const { page } = await openOn(address, {
      balancePage: inTurn(openHistory, good({ changes: [changeAt(1)], next: null })),
    });

    await pressFocused(page, 'Load full history');

    expect(focused()?.matches('.loader')).toBe(true);
    expect(focused()?.textContent).toContain('the full history');
  });

  test('stays on “More” while it asks, and goes to the words after the last page', async () => {
    const second = createDeferred<Protocol['transfersPage']['reply']>();
    const { page } = await openOn(`${address}/1`, {
      transfersPage: inTurn(good({ transfers: [transferAt(9)], next: { index: '9' } }), second.promise),
    });

    await pressFocused(page, 'More');
    const whileAsking = [focused()?.textContent, focused()?.getAttribute('aria-disabled')];
    second.resolve(good({ transfers: [transferAt(8)], next: null }));
    await settle();

    expect(whileAsking).toEqual(['More', 'true']);
    expect(focused()?.matches('.loader')).toBe(true);
    expect(focused()?.textContent).toContain('all of them');
  });

  test('goes to a transaction that is opened, and back to where it was opened from', async () => {
    const { page } = await openOn(address, { balancePage: () => openHistory });
    const link = page.querySelector<HTMLElement>('.read-out button');

    await pressFocused(page.querySelector('.read-out') ?? page, link?.textContent ?? '');
    const opened = focused()?.textContent;
    await pressFocused(page, '← Back to the balance');

    expect(opened).toBe('Transaction');
    expect(focused()).toBe(link);
  });

  test('stays in the panel when a failure with the focus in it goes away', async () => {
    const { page } = await openOn(address, {
      balancePage: inTurn({ ok: false, failure: { kind: 'no-connection' } }, openHistory),
    });

    await pressFocused(page, 'Try again');

    expect(page.querySelector('#balance-panel')?.contains(focused())).toBe(true);
  });
});
