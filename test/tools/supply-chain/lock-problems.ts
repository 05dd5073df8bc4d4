/** The dependencies that `package.json` declares. */
type Declared = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
};
export type Lock = {
  lockfileVersion: number;
  packages: Record<
    string,
    {
      version?: string;
      resolved?: string;
      integrity?: string;
      license?: string;
      hasInstallScript?: boolean;
      dev?: boolean;
      devOptional?: boolean;
      optional?: boolean;
    }
  >;
};

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

// Licences that allow use, change and redistribution. What ships may only be under the first five.
const shippable = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);
const usable = new Set([
  ...shippable,
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'CC0-1.0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
]);

/**
 * Returns what is wrong with the dependencies, one sentence each: a version range, or a package without an integrity
 * hash, with an install script, from a fixed URL, or under a licence that does not allow our use.
 */
export function findLockProblems(declared: Declared, lock: Lock): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = declared;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
  const ranges = all
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `package.json lets ${name} be any of "${version}".`);
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const old = lock.lockfileVersion === 3 ? [] : [`The lockfile is of version ${lock.lockfileVersion}.`];
  const none = packages.length === 0 ? ['The lockfile names no package.'] : [];
  return [...old, ...none, ...ranges, ...packages.flatMap(([path, one]) => findProblems(path, one))];
}

function findProblems(path: string, one: Lock['packages'][string]): string[] {
  const problems: string[] = [];
  if (!/^sha512-[\w+/]{86}==$/.test(one.integrity ?? '')) problems.push(`${path} has no sum that proves its content.`);
  if (one.hasInstallScript) problems.push(`${path} runs a script when it is installed.`);
  // The lockfile has no URLs: the registry is chosen at installation, and the integrity hashes verify what it sends.
  if (one.resolved !== undefined) problems.push(`${path} comes from a place of its own: ${one.resolved}.`);
  // Optional packages and optional peers are tools, such as the compiler that a library has types for.
  const isTool = one.dev || one.devOptional || one.optional;
  if (!isUnder(one.license ?? '', isTool ? usable : shippable)) {
    problems.push(`${path} is under "${one.license ?? 'no licence'}".`);
  }
  return problems;
}

/** True if an SPDX licence expression is allowed: one licence joined by OR is enough, all joined by AND are needed. */
function isUnder(license: string, allowed: ReadonlySet<string>): boolean {
  // Parentheses are not parsed, so an expression that mixes OR and AND is refused.
  if (license.includes(' OR ') && license.includes(' AND ')) return false;
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((name) => allowed.has(name)));
}
