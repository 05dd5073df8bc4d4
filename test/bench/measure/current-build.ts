import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../../tools/run-tool.ts';

export const chromeBuild = join(root, '.output/chrome-mv3');

const sources = ['entrypoints', 'src', 'public', 'wxt.config.ts', 'package.json', 'package-lock.json'];

/** Builds for Chrome if the build is missing or older than its sources. Throws with the build's output if it fails. */
export async function makeBuildCurrent(): Promise<void> {
  const manifest = join(chromeBuild, 'manifest.json');
  const builtMs = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
  const changedMs = Math.max(...sources.map((name) => newestIn(join(root, name))));
  if (builtMs > changedMs) return;
  const { ok, output } = await runTool('wxt', ['build']);
  if (!ok) throw new Error(`The build for Chrome failed:\n${output}`);
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
