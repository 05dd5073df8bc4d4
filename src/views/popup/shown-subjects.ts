import type { Reference } from '../../references/reference.ts';
import type { Subject } from './look-up.ts';

/** A thing that is shown, and the text of the box that led to it. */
type Shown = { subject: Subject; text: string };

/**
 * Keeps what is shown of each kind, each in a tab of its own, and which of them is in view. A text of the box is
 * settled while it is the one that led to what was shown last: whoever has edited it since is not talked over.
 */
export function createShownSubjects() {
  const shown = new Map<Reference['kind'], Shown>();
  let inView: Reference['kind'] = 'address';
  let settledText = '';

  /** Puts it in view, whatever stands in the box. */
  function place(subject: Subject, text: string): void {
    inView = subject.reference.kind;
    shown.set(inView, { subject, text });
  }

  return {
    place,
    /** Puts it in view, as what the text in the box led to. */
    settle: (subject: Subject, text: string): void => {
      settledText = text;
      place(subject, text);
    },
    isSettled: (text: string): boolean => text === settledText,
    /** What is in view. */
    seen: (): Subject | undefined => shown.get(inView)?.subject,
    /** Turns to another kind, and gives what is shown there: nothing for the one that was in view already. */
    turnTo: (kind: Reference['kind']): Shown | undefined => {
      if (kind === inView) return undefined;
      inView = kind;
      return shown.get(kind);
    },
    /** The chain it was found on. Gives whether that is what is in view. */
    move: (kind: Reference['kind'], chainId: number): boolean => {
      const found = shown.get(kind);
      if (!found) return false;
      shown.set(kind, { ...found, subject: { ...found.subject, chainId } });
      return kind === inView;
    },
  };
}
