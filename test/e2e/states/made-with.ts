import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrivenPage } from '../driver/driver.ts';
import { takeProbe } from './probe.ts';

const folder = join(import.meta.dirname, '../../pictures');
const probeFile = join(folder, 'made-with.webp');
const factsFile = join(folder, 'made-with.json');

/** Why the stored pictures cannot be compared with those of this browser and machine; null if they can. */
export async function findStrangeness(page: DrivenPage, probePath: string): Promise<string | null> {
  if (!existsSync(factsFile)) return 'No pictures are kept: npm run pictures -- --keep makes them.';
  const { chromium } = JSON.parse(readFileSync(factsFile, 'utf8'));
  const ours = await readVersion(page);
  const again = 'Pictures of cards are not compared here';
  if (ours !== chromium) return `${again}: they were made with Chromium ${chromium}, and this is ${ours}.`;
  const isSame = (await takeProbe(page, probePath)).equals(readFileSync(probeFile));
  return isSame ? null : `${again}: this machine's fonts draw a line of text otherwise than where they were made.`;
}

/** Records the browser version and fonts of the pictures that are stored from now on. */
export async function noteStrangeness(page: DrivenPage): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await takeProbe(page, probeFile);
  writeFileSync(factsFile, `${JSON.stringify({ chromium: await readVersion(page) }, null, 2)}\n`);
}

function readVersion(page: DrivenPage): Promise<number> {
  return page.evaluate(() => Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]));
}
