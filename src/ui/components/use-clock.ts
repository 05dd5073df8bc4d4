import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

// Ages are shown to the minute.
const tickMs = 30_000;

/**
 * Returns a value that depends on the time, such as an age in words, and renders again when it changes. It is read again
 * every `everyMs` milliseconds.
 */
export function useClock<T extends string | boolean>(read: () => T, everyMs = tickMs): T {
  const now = read();
  const ticks = useSignal(0);
  const latest = useRef({ read, drawn: now });
  latest.current = { read, drawn: now };
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current.read() !== latest.current.drawn) ticks.value += 1;
    }, everyMs);
    return () => clearInterval(timer);
  }, [ticks, everyMs]);
  // Reading the signal subscribes to it, so that a tick renders again.
  void ticks.value;
  return now;
}
