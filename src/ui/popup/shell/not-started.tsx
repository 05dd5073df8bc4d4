import { render } from 'preact';
import { formatFailure } from '../../../format/failure.ts';
import { FailureNote } from '../../components/placeholder.tsx';

/** Says in place of a popup that it could not be drawn: what stood there until now would look as if it took something. */
export function drawNotStarted(into: Element, reload: () => void): void {
  into.replaceChildren();
  render(
    <FailureNote words={formatFailure({ kind: 'no-background' }, { now: 0 })} act={{ 'try-again': reload }} />,
    into,
  );
}
