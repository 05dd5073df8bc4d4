/** Selects a box's text from its beginning: by that a value is known, and the next one that is typed or pasted takes its place. */
export function showBeginning(box: HTMLInputElement | null): void {
  if (!box) return;
  box.setSelectionRange(0, box.value.length, 'backward');
  box.scrollLeft = 0;
}
