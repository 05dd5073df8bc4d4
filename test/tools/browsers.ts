import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import known from './browsers.json' with { type: 'json' };

type Kind = 'chromium' | 'firefox';

// In order of preference. `places` lists where installers put browsers that are not on PATH.
type Known = (typeof known)[Kind];

/**
 * Returns the paths of the requested browsers: from CHROMIUM and FIREFOX, else from the usual names and places.
 * Installs missing ones with apt-get if it runs as root on a Debian-like system. If one is still missing, throws one
 * sentence that says what to install.
 */
export function findBrowsers<K extends Kind>(...kinds: K[]): Record<K, string> {
  const missing = kinds.filter((kind) => find(known[kind]) === null);
  if (missing.length > 0) install(missing);
  const found: Partial<Record<Kind, string>> = {};
  for (const kind of kinds) {
    const path = find(known[kind]);
    if (path === null) throw new Error(sentence(known[kind]));
    found[kind] = path;
  }
  return found as Record<K, string>;
}

function find({ variable, names, places }: Known): string | null {
  const named = process.env[variable];
  if (named !== undefined && named !== '') {
    const path = isAbsolute(named) ? named : onPath(named);
    if (path === null || !existsSync(path)) {
      throw new Error(`${variable} is set to ${named}, and there is no such program: correct or unset it.`);
    }
    return path;
  }
  for (const name of names) {
    const path = onPath(name);
    if (path !== null) return path;
  }
  return places.find((place) => existsSync(place)) ?? null;
}

function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const path of [join(folder, name), join(folder, `${name}.exe`)]) {
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // The next folder may have it.
      }
    }
  }
  return null;
}

function install(kinds: Kind[]) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return;
  const packages = kinds.map((kind) => known[kind].debianPackage);
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['-qq', 'update'], options);
    // Installs recommended packages too, because a browser without any font draws no text.
    execFileSync('apt-get', ['-qq', 'install', '-y', ...packages], options);
  } catch {
    // The caller looks again and says what is missing.
  }
}

function sentence({ variable, title, debianPackage }: Known): string {
  return `${title} was not found: install it (on Debian: apt install ${debianPackage}), or set ${variable} to its path.`;
}
