/**
 * Puts a text on the clipboard; false when the browser does not let us. Must be called from a click. Pages
 * without https have no clipboard object, so a copy event carries the text there.
 */
export async function copyText(window: Window, text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(window, text);
  }
}

function copyByEvent(window: Window, text: string): boolean {
  let isSet = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isSet = event.clipboardData !== null;
  };
  window.addEventListener('copy', onCopy, { capture: true });
  const isDone = window.document.execCommand('copy');
  window.removeEventListener('copy', onCopy, { capture: true });
  return isDone && isSet;
}
