// Long enough to cross the corridor slowly, and to come back after a slip.
const graceMs = 250;

/** Calls `onLeft` once a card has not been wanted for 250 ms; `check` is for whenever that may have changed. */
export function watchLeaving({ isWanted, onLeft }: { isWanted: () => boolean; onLeft: () => void }): {
  check(): void;
  end(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const leave = () => {
    timer = undefined;
    // The focus may have come into the card meanwhile.
    if (!isWanted()) onLeft();
  };

  return {
    check() {
      if (isWanted()) end();
      else timer ??= setTimeout(leave, graceMs);
    },
    end,
  };
}
