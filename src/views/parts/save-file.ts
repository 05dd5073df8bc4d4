// A browser reads what is saved for a while after the press; a page that closes gives it back anyway.
const keptMs = 60_000;

/** Hands a file to the browser's downloads, as one of this page's own: nothing of it is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
