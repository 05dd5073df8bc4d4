// Rebuilds the store packages from the sources archive, in a separate folder, and fails if any byte differs:
// npm run packages. With --zipped it compares with the packages that already exist.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { root, runTool } from './run-tool.ts';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const sources = `${name}-${version}-sources.zip`;
const packages = [`${name}-${version}-chrome.zip`, `${name}-${version}-firefox.zip`, sources];

async function run(tool: string, args: string[], cwd: string) {
  const { ok, output } = await runTool(tool, args, { cwd });
  if (!ok) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`);
}

async function zip(cwd: string) {
  await run('wxt', ['zip'], cwd);
  await run('wxt', ['zip', '-b', 'firefox'], cwd);
}

function read(folder: string, file: string): Buffer {
  return readFileSync(join(folder, '.output', file));
}

function unpack(archive: Buffer, into: string) {
  for (const [path, bytes] of Object.entries(unzipSync(archive))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), bytes);
  }
}

/** Returns the files that differ between two archives, or that only one has. */
function findDifferences(one: Buffer, other: Buffer): string[] {
  if (one.equals(other)) return [];
  const [files, others] = [unzipSync(one), unzipSync(other)];
  const paths = [...new Set([...Object.keys(files), ...Object.keys(others)])];
  const differ = paths.filter((path) => !Buffer.from(files[path] ?? []).equals(Buffer.from(others[path] ?? [])));
  return differ.length === 0 ? ['the archive itself'] : differ;
}

if (!process.argv.includes('--zipped')) await zip(root);
const again = mkdtempSync(join(tmpdir(), 'hashlens-sources-'));
try {
  unpack(read(root, sources), again);
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], again);
  await zip(again);
  for (const file of packages) {
    const differ = findDifferences(read(root, file), read(again, file));
    console.log(differ.length === 0 ? `${file}: the same` : `${file} differs in ${differ.join(', ')}`);
    if (differ.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(again, { recursive: true, force: true });
}
