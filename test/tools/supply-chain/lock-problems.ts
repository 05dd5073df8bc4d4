/** What `package.json` and `package-lock.json` say of a package. */
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
    }
  >;
};

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

// Free to use, change and pass on. What ships is under the first five alone.
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
 * What is wrong with what the project stands on, a sentence each: a version that is a range, a package without the sum
 * that proves its content, one that runs a script when it is installed, one from elsewhere, one whose licence does not
 * let us use it.
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
  // The lockfile names no place: whoever installs chooses the registry, the sums prove what it gives.
  if (one.resolved !== undefined) problems.push(`${path} comes from a place of its own: ${one.resolved}.`);
  if (!isUnder(one.license ?? '', one.dev === true ? usable : shippable)) {
    problems.push(`${path} is under "${one.license ?? 'no licence'}".`);
  }
  return problems;
}

/** Whether a licence, in SPDX's words, lets us: one of several that it offers is enough, of several that it asks for all are needed. */
function isUnder(license: string, allowed: ReadonlySet<string>): boolean {
  // Which of them belong together, brackets would say: nobody here reads them.
  if (license.includes(' OR ') && license.includes(' AND ')) return false;
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((name) => allowed.has(name)));
}
