// Builds both folders, starts the local explorer and opens a Chromium with Hashlens and a demo page.
// With a display it stays open. Without one, or with --headless, it tries everything, prints what it saw and ends.
// With --watch (npm run dev) it uses a development server: changes reload the extension and the demo page.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'wxt';
import { startChromium } from '../e2e/driver/chromium/chromium.ts';
import { storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { startPageServer } from '../explorer/start-page-server.ts';
import { findBrowsers } from './browsers.ts';
import { lookAround } from './look-around.ts';
import { root, runTool } from './run-tool.ts';

const hasDisplay =
  ['darwin', 'win32'].includes(process.platform) || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const headless = process.argv.includes('--headless') || !hasDisplay;
const watches = process.argv.includes('--watch');
const pictures = join(root, '.pictures');

// Ends the command if something hangs. Only a window opened for the user may stay.
const limit = headless ? setTimeout(() => fail('Nothing moved for four minutes: stopped.'), 240_000) : undefined;

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

async function build(name: string, args: string[]) {
  const { ok, output } = await runTool('wxt', ['build', ...args]);
  if (!ok) fail(`The build for ${name} failed:\n${output}`);
  limit?.refresh();
  console.log(`Built for ${name}.`);
}

/** Builds both folders, or serves the development build. Returns the folder for Chrome. */
async function prepare(): Promise<string> {
  if (!watches) {
    await Promise.all([build('Chrome', []), build('Firefox', ['-b', 'firefox'])]);
    return '.output/chrome-mv3';
  }
  const server = await createServer({ root, webExt: { disabled: true } });
  await server.start();
  return '.output/chrome-mv3-dev';
}

async function main() {
  const executablePath = findBrowsers('chromium').chromium;
  const extensionDir = join(root, await prepare());

  const explorer = await startLocalExplorer({});
  const pages = await startPageServer();
  const demo = `${pages.url}/demo.html`;
  const driver = await startChromium({ executablePath, extensionDir, headless });
  await storeAddress(driver, explorer.url);
  await storeKey(driver, explorer.key);
  console.log(`Local explorer  ${explorer.url}   key ${explorer.key}`);
  console.log(`Demo page       ${demo}`);

  let missed: string[] = [];
  if (headless) {
    mkdirSync(pictures, { recursive: true });
    missed = await lookAround({ driver, demo, pictures });
    console.log(`Pictures        ${pictures}`);
  } else {
    await driver.openPage(demo);
    console.log('Rest the pointer on anything underlined. This ends when you close the window.');
  }
  if (!watches)
    console.log(`
In your own browser:
  Chrome   chrome://extensions → Developer mode → Load unpacked → ${join(root, '.output/chrome-mv3')}
  Firefox  about:debugging → This Firefox → Load Temporary Add-on → ${join(root, '.output/firefox-mv3/manifest.json')}`);

  if (!headless) await driver.closed;
  await driver.close();
  await pages.close();
  await explorer.close();
  clearTimeout(limit);
  if (missed.length > 0) fail(`\nNot seen: ${missed.join('; ')}.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
);
