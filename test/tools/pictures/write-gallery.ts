import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardStates } from '../../e2e/states/card-states.ts';
import { endings } from './shoot-camera.ts';

/** Writes gallery.html into a folder of pictures: one row per subject, one column per ending. */
export function writeGallery(folder: string): void {
  const files = new Set(readdirSync(folder).filter((file) => file.endsWith('.png')));
  const ending = new RegExp(`-(?:${endings.join('|')})\\.png$`);
  const found = new Set([...files].map((file) => file.replace(ending, '')));
  const states = cardStates.map(({ name }) => `state-${name}`).filter((name) => found.has(name));
  const names = [
    ...states,
    ...[...found].filter((name) => !states.includes(name)).toSorted((a, b) => a.localeCompare(b)),
  ];
  writeFileSync(join(folder, 'gallery.html'), toPage(names, files));
}

function toPage(names: string[], files: Set<string>): string {
  const cell = (name: string, ending: string) => {
    const file = `${name}-${ending}.png`;
    if (!files.has(file)) return '<td></td>';
    const caption = `${name.replace(/^state-/, '')}, ${ending}`;
    return `<td><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><br>${caption}</td>`;
  };
  const lines = names.map(
    (name) =>
      `<tr id="${name}"><th scope="row">${name}</th>${endings.map((ending) => cell(name, ending)).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Hashlens in pictures</title>
    <style>
      body { margin: 16px; background: #888; color: #000; font: 12px/1.5 system-ui, sans-serif; }
      th, td { padding: 8px; text-align: start; vertical-align: top; }
      thead th { position: sticky; top: 0; background: #888; }
      img { width: 392px; }
    </style>
  </head>
  <body>
    <p>${names.length} things in ${endings.length} modes. Zoomed is 200 %; rtl is the browser in Arabic.</p>
    <table>
      <thead><tr><td></td>${endings.map((ending) => `<th scope="col">${ending}</th>`).join('')}</tr></thead>
      <tbody>
${lines.join('\n')}
      </tbody>
    </table>
  </body>
</html>
`;
}
