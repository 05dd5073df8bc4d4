// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import { TransactionLink } from '../../../../src/views/popup/transaction-link.tsx';
import { button, drawOnPage } from '../on-page.ts';

const hash = `0x${'1f'.repeat(32)}`;

test('a hash looks its transaction up', () => {
  const onOpen = vi.fn();
  const page = drawOnPage(<TransactionLink hash={hash} onOpen={onOpen} />);

  button(page, '0x1f1f…1f1f').click();

  expect(onOpen).toHaveBeenCalledWith(hash);
});

test.for([`${hash}1f`, 'not a hash', `0x1f\u202e${'1f'.repeat(31)}`])('what is no hash leads nowhere: %s', (text) => {
  const page = drawOnPage(<TransactionLink hash={text} onOpen={() => {}} />);

  expect(page.querySelector('button')).toBe(null);
  expect(page.textContent).not.toBe('');
  expect(page.textContent).not.toContain('\u202e');
});

test('what is no hash is as short as one, however long it is, and whole in its title', () => {
  const page = drawOnPage(<TransactionLink hash={'9'.repeat(79)} onOpen={() => {}} />);

  expect(page.textContent).toBe('999999…9999');
  expect(page.querySelector('span')?.title).toBe('9'.repeat(79));
});
