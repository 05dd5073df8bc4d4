/** Gives the person a file with this text; the browser saves it where it saves files, or asks. */
export function saveFile(document: Document, file: { name: string; text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken what is in it by the time that this page is idle again.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
