import type { ComponentChildren } from 'preact';

const lines = 5;

/** Grey lines where an answer will be, between the words that are given as `before` and the children. */
export function SkeletonLines({ before, children }: { before?: ComponentChildren; children?: ComponentChildren }) {
  return (
    <div class="hl-skeleton">
      {before}
      {Array.from({ length: lines }, () => (
        <i />
      ))}
      {children}
    </div>
  );
}
