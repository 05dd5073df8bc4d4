/** Where a key comes from. */
export function KeySource() {
  return (
    <p class="hint">
      Hashlens asks the Blockscout API with a key of your own. You get one for free at{' '}
      <a href="https://dev.blockscout.com" target="_blank" rel="noopener noreferrer">
        dev.blockscout.com
      </a>
      .
    </p>
  );
}
