/** Grey lines where an answer will be; `text` says what is being waited for. */
export function Skeleton({ text }: { text: string }) {
  return (
    <div class="skeleton" aria-busy="true">
      <p class="skeleton-text" role="status">
        {text}
      </p>
      <i class="skeleton-line tall" />
      <i class="skeleton-line" />
      <i class="skeleton-line short" />
    </div>
  );
}
