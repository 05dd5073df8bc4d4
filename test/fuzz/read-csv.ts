/**
 * Returns the cells of a CSV text (RFC 4180) line by line, as a spreadsheet reads them. Shares no code with the export.
 */
export function readCsv(text: string, separator: ',' | ';' = ','): string[][] {
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'g');
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
