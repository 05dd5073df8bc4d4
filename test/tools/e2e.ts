// Runs the stories against the built folders in both browsers. Arguments go to Playwright:
// npm run e2e -- hover --project=firefox
import { spawnSync } from 'node:child_process';
import { findBrowsers } from './browsers.ts';
import { root } from './run-tool.ts';

const { chromium, firefox } = findBrowsers('chromium', 'firefox');
const args = ['test', '--config', 'test/playwright.config.ts', ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM: chromium, FIREFOX: firefox };
const { status } = spawnSync('playwright', args, { cwd: root, stdio: 'inherit', env });
process.exitCode = status ?? 1;
