import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

// Ages are told to the minute.
const tickMs = 30_000;

/** Gives what a clock says, such as an age in words; the component is drawn again once the clock says something else. */
export function useClock<T extends string | boolean>(read: () => T): T {
  const now = read();
  const ticks = useSignal(0);
  const latest = useRef({ read, drawn: now });
  latest.current = { read, drawn: now };
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current.read() !== latest.current.drawn) ticks.value += 1;
    }, tickMs);
    return () => clearInterval(timer);
  }, [ticks]);
  // Read, so that a tick draws anew.
  void ticks.value;
  return now;
}
