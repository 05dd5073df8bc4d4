import type { ComponentChildren } from 'preact';

/** Where there is nothing to show: says so, and what would bring something. */
export function Empty({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
