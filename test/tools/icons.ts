// Renders the icon's drawings to public/icon/*.png with the Chromium of this machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowsers } from './browsers.ts';

const root = join(import.meta.dirname, '../..');
// Toolbars show 16 and 32 px. Those use a drawing aligned to the pixel grid.
const drawings = { 16: 'lens-small', 32: 'lens-small', 48: 'lens', 96: 'lens', 128: 'lens' };

const browser = await chromium.launch({
  executablePath: findBrowsers('chromium').chromium,
  chromiumSandbox: process.getuid?.() !== 0,
});
for (const [size, drawing] of Object.entries(drawings)) {
  const side = Number(size);
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const svg = readFileSync(join(import.meta.dirname, 'icons', `${drawing}.svg`), 'utf8');
  await page.setContent(
    `<!doctype html><style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(root, 'public/icon', `${size}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
console.log(`Icons written: ${Object.keys(drawings).join(', ')} px.`);
