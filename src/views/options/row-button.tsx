/** The cross that takes a row out. */
export const crossPath = 'M4.5 4.5l7 7M11.5 4.5l-7 7';

/** A small button of a list's row, with one line as its picture. */
export function RowButton(props: { label: string; path: string; isOff?: boolean; onPress: () => void }) {
  const { label, path, isOff = false, onPress } = props;
  return (
    // Not disabled for good: a disabled button would lose the focus.
    <button
      type="button"
      class="button quiet icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );
}
