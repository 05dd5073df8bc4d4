import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a page whose code comes when it is first drawn; until then there is nothing in its place. */
export function drawLater<P extends object>(
  load: () => Promise<(props: P) => VNode | null>,
): (props: P) => VNode | null {
  const loaded = signal<{ Part: (props: P) => VNode | null } | null>(null);
  // It is a file of our own: where it cannot be had, nothing of the page could.
  const begin = async () => {
    loaded.value ??= { Part: await load() };
  };
  return (props) => {
    useEffect(() => void begin(), []);
    const { Part } = loaded.value ?? {};
    return Part ? <Part {...props} /> : null;
  };
}
