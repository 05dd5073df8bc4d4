// The browser reads it soon after the press; what is kept longer is memory for nothing.
const keptMs = 60_000;

/** Hands a text to the browser's downloads, as a file of this page's own: nothing of it is sent anywhere. */
export function download({ name, type, text }: { name: string; type: string; text: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
