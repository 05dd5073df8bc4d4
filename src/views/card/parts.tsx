import type { CardAct, Reference } from '../../cards/card-act.ts';
import type { Part } from '../../cards/card-content.ts';

/** What pressing a reference in a card does; absent where cards cannot be pressed. */
export type Follow = (reference: Reference) => CardAct;

/**
 * A line's pieces of text. Each is isolated, so that no text can turn the order of its neighbours; the spaces
 * between them are there for copying and for screen readers. A shortened hash, which has 13 characters, stays whole.
 */
export function Parts({ parts, follow }: { parts: Part[]; follow?: Follow | undefined }) {
  return parts.flatMap(({ text, tone, mono, tag, title, reference }) => {
    const name =
      [tone && `hl-${tone}`, mono && 'hl-mono', mono && !text[13] && 'hl-whole', tag && 'hl-tag']
        .filter(Boolean)
        .join(' ') || undefined;
    if (!reference || !follow) {
      return [
        <bdi class={name} title={title}>
          {text}
        </bdi>,
        ' ',
      ];
    }
    // Its own title describes a button: by what is left of two hashes they may look the same.
    return [
      <button type="button" class="hl-follow" title={title} act={follow(reference)}>
        <bdi class={name}>{text}</bdi>
      </button>,
      ' ',
    ];
  });
}
