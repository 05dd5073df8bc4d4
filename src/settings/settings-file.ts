import { type PreferenceName, type Preferences, places, preferenceNames } from './preference-definitions.ts';

/** A file is read up to this size: one with every list full is smaller. */
export const mostFileBytes = 100_000;

/**
 * What a file of settings is good for: the change it asks for, and what of it is left out; or why nothing of it can be
 * taken. Names of what is left out are the file's own, unclean.
 */
export type ReadSettings =
  | { ok: true; change: Partial<Preferences>; unknown: string[]; locked: PreferenceName[]; hasAddress: boolean }
  | { ok: false; problem: 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'nothing-in-it' }
  | { ok: false; problem: 'unusable'; name: PreferenceName };

const currentVersion = 1;

// What stays on this machine: the address (the key is sent there: nobody's file may change where to), a pause, and what
// is done with the person's own list.
const isInFiles = (name: PreferenceName) => places[name].area === 'sync';

/** The preferences as a file's text, for people to read. Keys are none of them; neither are the API address and a pause. */
export function toSettingsFile(preferences: Preferences): string {
  const settings = Object.fromEntries(preferenceNames.filter(isInFiles).map((name) => [name, preferences[name]]));
  return `${JSON.stringify({ hashlens: 'settings', version: currentVersion, settings }, null, 2)}\n`;
}

/**
 * Reads a file's text. One setting that cannot be used makes the whole file unusable, so that nobody goes by half of it;
 * what Hashlens does not know is left out, and so is what an administrator set (`locked`) and the API address.
 */
export function readSettingsFile(text: string, locked: ReadonlySet<PreferenceName>): ReadSettings {
  if (text.length > mostFileBytes) return { ok: false, problem: 'too-large' };
  const file = parse(text);
  if (file === undefined) return { ok: false, problem: 'not-json' };
  if (!isFields(file) || file.hashlens !== 'settings' || !isFields(file.settings))
    return { ok: false, problem: 'not-ours' };
  if (typeof file.version !== 'number' || file.version > currentVersion) return { ok: false, problem: 'newer' };
  const given = new Map(Object.entries(file.settings));
  const known = preferenceNames.filter((name) => isInFiles(name) && given.has(name));
  const unusable = known.find((name) => !isUsable(name, given.get(name)));
  if (unusable !== undefined) return { ok: false, problem: 'unusable', name: unusable };
  const taken = known.filter((name) => !locked.has(name));
  if (known.length === 0) return { ok: false, problem: 'nothing-in-it' };
  const change = Object.fromEntries(taken.map((name) => [name, toUsable(name, given.get(name))]));
  const strangers = [...given.keys()].filter((name) => !known.some((one) => one === name) && name !== 'apiAddress');
  return {
    ok: true,
    // Each name with its own check's value.
    change: change as Partial<Preferences>,
    unknown: strangers,
    locked: known.filter((name) => locked.has(name)),
    hasAddress: given.has('apiAddress'),
  };
}

function toUsable(name: PreferenceName, value: unknown): unknown {
  if (value === null && name === 'onlySites') return null;
  // So older files write that there is no limit.
  return value === null && name === 'dailyLimit' ? 0 : places[name].check(value);
}

// A check takes what it can of a list; a file whose list is not taken whole is not what its writer meant.
function isUsable(name: PreferenceName, value: unknown): boolean {
  const usable = toUsable(name, value);
  return usable !== undefined && sizeOf(usable) === sizeOf(value);
}

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
