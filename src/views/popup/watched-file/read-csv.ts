import { readText } from '../../../format/csv.ts';

/**
 * The lines of a CSV file as their cells, those of nothing but white space left out. Commas, semicolons or tabs part
 * them, whichever the first line has first. Null where a quote is never closed.
 */
export function readCsv(text: string): string[][] | null {
  const separator = /[,;\t]/.exec(text.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    line.push(cell);
    cell = '';
    if (line.some((one) => one.trim() !== '')) lines.push(line.map(readText));
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      line.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') endLine();
    else cell += character;
  }
  if (isQuoted) return null;
  endLine();
  return lines;
}
