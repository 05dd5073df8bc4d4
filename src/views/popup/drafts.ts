import { type Signal, signal } from '@preact/signals';

/** What is written into a form and not stored yet. */
export type Draft = { name: Signal<string>; note: Signal<string>; chainId: Signal<number | null> };

const drafts = new WeakMap<object, Map<string, Draft>>();

/**
 * The draft of a form over a list, the same one until it is dropped: the form itself may be drawn anew meanwhile, in
 * another language or after another tab was in front.
 */
export function draftFor(
  list: object,
  form: string,
  first: { name: string; note: string; chainId: number | null },
): Draft {
  const ofList = drafts.get(list) ?? new Map<string, Draft>();
  drafts.set(list, ofList);
  const draft = ofList.get(form) ?? {
    name: signal(first.name),
    note: signal(first.note),
    chainId: signal(first.chainId),
  };
  ofList.set(form, draft);
  return draft;
}

/** Forgets a form's draft: it was stored, or is not wanted. */
export function dropDraft(list: object, form: string): void {
  drafts.get(list)?.delete(form);
}
