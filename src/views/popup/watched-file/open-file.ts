/** Reads a list from a file that a person chose; what can be told of it without its reader is told first. */
export async function openFile(file: File) {
  const { mostBytes, readWatchedFile } = await import('./read-file.ts');
  if (file.size > mostBytes) return { ok: false, problem: { kind: 'too-large' } } as const;
  const text = await file.text().catch(() => null);
  return text === null ? ({ ok: false, problem: { kind: 'unreadable' } } as const) : readWatchedFile(text);
}
