import { showBeginning } from '../../src/views/popup/show-beginning.ts';

/** Has the next keys go to the box: what it was drawn with gives way to them, as what comes into it later does. */
export function takeKeys(into: Element): void {
  const box = into.querySelector<HTMLInputElement>('#look-up');
  box?.focus();
  showBeginning(box);
}
