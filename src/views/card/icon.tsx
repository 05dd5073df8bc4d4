import type { IconNode } from 'lucide';
import { h } from 'preact';

/** An icon of the set that all of Hashlens uses, as tall as the text that it stands in; for decoration only. */
export function Icon({ of }: { of: IconNode }) {
  return (
    <svg class="hl-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([shape, attributes]) => h(shape, attributes))}
    </svg>
  );
}
