import { words } from '../../words/words.ts';

/** Where a key comes from. */
export function KeySource() {
  return (
    <p class="hint">
      {words().keys.source((text) => (
        <a href="https://dev.blockscout.com" target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ))}
    </p>
  );
}
