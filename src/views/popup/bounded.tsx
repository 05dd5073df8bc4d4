import type { ComponentChildren } from 'preact';
import { useErrorBoundary, useRef } from 'preact/hooks';
import { tryAgain } from '../../format/plain-failures.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';

/**
 * A part of the popup that takes no other with it: where it cannot be drawn, it says so in its own place. It is drawn
 * anew at a press, and when it is `of` something else.
 */
export function Bounded(props: { of: unknown; onFail: () => void; children: ComponentChildren }) {
  const { of, onFail, children } = props;
  const failedOf = useRef<unknown>(null);
  const [error, drawAgain] = useErrorBoundary(() => {
    failedOf.current = of;
    onFail();
  });
  if (error === undefined || failedOf.current !== of) return <>{children}</>;
  return (
    <FailureNote
      words={{ tone: 'bad', ...words().popup.notDrawn, action: tryAgain() }}
      act={{ 'try-again': drawAgain }}
    />
  );
}
