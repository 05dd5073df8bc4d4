// Writes public/descriptors/ again from a copy of the clear-signing registry (ERC-7730), and says what changed:
// `npx node test/tools/descriptors.ts <folder with registry/ and ercs/> "commit 3b66ba2 of 20 August 2026"`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Descriptor, mergeDescriptors } from '@ethereum-sourcify/clear-signing';
import { type AbiFunction, parseAbiItem } from 'viem';
import { filesIn, root } from './source-files.ts';

/** What `index.json` holds: the contracts of each descriptor, as "1:0x…" (chain id and address in lower case). */
type Index = { source: string; contracts: { [path: string]: string[] } };

const folder = join(root, 'public/descriptors');
const registry = 'https://github.com/ethereum/clear-signing-erc7730-registry';

/** Descriptors by their path in the registry, "registry/aave/calldata-lpv3.json". */
type Descriptors = Map<string, Descriptor>;

function readRegistry(copy: string): Descriptors {
  const paths = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const kept = paths.filter((path) => /^(?:registry\/[^/]+|ercs)\/[^/]+\.json$/.test(path)).toSorted();
  return new Map(kept.map((path) => [path, JSON.parse(readFileSync(join(copy, path), 'utf8'))]));
}

const includeOf = (path: string, { includes }: Descriptor) =>
  includes === undefined ? undefined : normalize(join(dirname(path), includes));

function withIncluded(path: string, all: Descriptors): Descriptor {
  const own = all.get(path);
  if (own === undefined) throw new Error(`${path} is missing.`);
  const included = includeOf(path, own);
  return included === undefined ? own : mergeDescriptors(own, withIncluded(included, all));
}

/** Why Hashlens cannot read a descriptor; null if it can. */
function findProblem({ $schema = '', display }: Descriptor): string | null {
  if (!/erc7730-v2\b/.test($schema)) return `its format is ${$schema}`;
  const signatures = Object.keys(display?.formats ?? {});
  // Without sizes ("uint"), the library would compute another selector.
  const unread = signatures.find((signature) => !isFunction(signature) || /\bu?int\b/.test(signature));
  if (unread !== undefined) return `it has the function ${unread}`;
  // The data of calls in calls is checked before it is read, and only that of whole parameters.
  const inner = JSON.stringify(display).match(/\{[^{}]*"format":"calldata"[^{}]*(?:\{[^{}]*\})?[^{}]*\}/g) ?? [];
  const unchecked = inner.find((field) => /"selector(?:Path)?"|"callee":|:\d*\]/.test(field));
  return unchecked === undefined ? null : `it cuts a call out of other data: ${unchecked}`;
}

function isFunction(signature: string): boolean {
  try {
    return (parseAbiItem(`function ${signature}`) as AbiFunction).type === 'function';
  } catch {
    return false;
  }
}

/** Returns the file of each protocol and of the index, by name. `report` is told which descriptors are left out. */
function toFiles(all: Descriptors, source: string, report: (line: string) => void): Map<string, string> {
  const contracts: Index['contracts'] = {};
  const byProtocol = new Map<string, Map<string, Descriptor>>();
  for (const path of all.keys()) {
    const [, protocol = ''] = path.split('/');
    const whole = withIncluded(path, all);
    const deployments = whole.context?.contract?.deployments ?? [];
    if (!path.startsWith('registry/') || !/^calldata-/.test(path.split('/').at(-1) ?? '')) continue;
    const problem = findProblem(whole);
    if (problem !== null) report(`${path} is left out: ${problem}.`);
    if (problem !== null || deployments.length === 0) continue;
    contracts[path] = [
      ...new Set(deployments.map(({ chainId, address = '' }) => `${chainId}:${address.toLowerCase()}`)),
    ];
    const files = byProtocol.get(protocol) ?? new Map();
    byProtocol.set(protocol, files);
    for (let at: string | undefined = path; at !== undefined; ) {
      const own: Descriptor = all.get(at) ?? {};
      const { $schema: _, ...kept } = own;
      files.set(at, kept);
      at = includeOf(at, own);
    }
  }
  const files = [...byProtocol].map(
    ([protocol, descriptors]) => [`${protocol}.json`, toLines(Object.fromEntries(descriptors))] as const,
  );
  const index = `{"source":${JSON.stringify(source)},"contracts":${toLines(contracts)}}\n`;
  return new Map([['index.json', index], ...files]);
}

// One descriptor a line, so that a difference shows which ones have changed.
function toLines(all: { [path: string]: unknown }): string {
  const lines = Object.entries(all).map(([path, one]) => `${JSON.stringify(path)}:${JSON.stringify(one)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** Returns what changed between two versions of the files, by descriptor, one sentence each. */
function compare(old: Map<string, string>, now: Map<string, string>): string[] {
  const linesOf = (files: Map<string, string>) =>
    new Map(
      [...files].flatMap(([name, text]) => {
        const parts = name === 'index.json' ? toContracts(text) : (JSON.parse(text) as { [path: string]: unknown });
        return Object.entries(parts).map(([path, one]) => [path, JSON.stringify(one)] as const);
      }),
    );
  const [before, after] = [linesOf(old), linesOf(now)];
  return [
    ...[...after.keys()].filter((path) => !before.has(path)).map((path) => `${path} is new.`),
    ...[...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} is gone.`),
    ...[...after]
      .filter(([path, one]) => before.has(path) && before.get(path) !== one)
      .map(([path]) => `${path} has changed.`),
  ].toSorted();
}

// Each contract with its descriptor.
function toContracts(text: string): { [contract: string]: string } {
  const { contracts } = JSON.parse(text) as Index;
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([path, all]) => all.map((one) => [`Contract ${one}`, path])),
  );
}

const [, , copy, version] = process.argv;
if (copy === undefined || version === undefined) throw new Error('Name the folder of the copy, and its version.');
const now = toFiles(readRegistry(copy), `${registry}, ${version}, CC0-1.0`, console.log);
const names = existsSync(folder) ? filesIn('public/descriptors', /\.json$/) : [];
const old = new Map(
  names.map((path) => [path.slice('public/descriptors/'.length), readFileSync(join(root, path), 'utf8')]),
);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of now) writeFileSync(join(folder, name), text);
for (const line of compare(old, now)) console.log(line);
const { contracts } = JSON.parse(now.get('index.json') ?? '') as Index;
const sum = new Set(Object.values(contracts).flat()).size;
console.log(`${Object.keys(contracts).length} descriptors of ${now.size - 1} protocols for ${sum} contracts written.`);
