import type { Warning } from '../../cards/card-content.ts';
import { toSentenceParts } from '../../cards/sentence-parts.ts';
import { Sentence } from './isolated.tsx';
import { Note } from './note.tsx';
import { Parts } from './parts.tsx';

/** A warning with the lines below it. */
export function WarningNote({ tone, title, text, lines = [] }: Warning) {
  return (
    <Note tone={tone} title={title}>
      <Sentence parts={toSentenceParts(text)} />
      {lines.map((line) => (
        <p>
          <Parts parts={line} />
        </p>
      ))}
    </Note>
  );
}
