import { saveFile } from '../../src/views/parts/save-file.ts';

/** Hands a text to the browser's downloads. */
export function download({ name, type, text }: { name: string; type: string; text: string }): void {
  saveFile(name, new Blob([text], { type }));
}
