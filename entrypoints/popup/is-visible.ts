import { type ReadonlySignal, signal } from '@preact/signals';

const isShown = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isShown.value = !document.hidden;
});

/** Whether this document can be seen at all. */
export const isVisible: ReadonlySignal<boolean> = isShown;
