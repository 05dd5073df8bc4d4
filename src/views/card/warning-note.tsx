import { TriangleAlert } from 'lucide';
import type { Warning } from '../../cards/card-content.ts';
import { Icon } from './icon.tsx';
import { Sentence } from './isolated.tsx';
import { Parts } from './parts.tsx';

/** A warning with the lines that stand below it. */
export function WarningNote({ warning: { tone, title, text, lines = [] } }: { warning: Warning }) {
  return (
    <div class={`hl-note hl-${tone}`} role="note">
      <b>
        <Icon of={TriangleAlert} />
        {title}
      </b>{' '}
      <Sentence text={text} />
      {lines.map((line) => (
        <p>
          <Parts parts={line} />
        </p>
      ))}
    </div>
  );
}
