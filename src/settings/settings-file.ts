import { type PreferenceName, type Preferences, places, preferenceNames } from './preference-definitions.ts';

/** The largest file that is read. A file with every list full is smaller. */
export const mostFileBytes = 100_000;

/**
 * The result of reading a settings file: the change it asks for and what is left out, or why it cannot be used. The
 * names in `unknown` are the file's own and not cleaned.
 */
export type ReadSettings =
  | { ok: true; change: Partial<Preferences>; unknown: string[]; locked: PreferenceName[]; hasAddress: boolean }
  | { ok: false; problem: 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'nothing-in-it' }
  | { ok: false; problem: 'unusable'; name: PreferenceName };

const currentVersion = 1;

// These stay on this machine: the API address (the key is sent there, so no file may change it), a pause, and the
// preferences of the user's own watch list.
const isInFiles = (name: PreferenceName) => places[name].area === 'sync';

/** Returns the preferences as the text of a readable file. Keys, the API address and a pause are not included. */
export function toSettingsFile(preferences: Preferences): string {
  const settings = Object.fromEntries(preferenceNames.filter(isInFiles).map((name) => [name, preferences[name]]));
  return `${JSON.stringify({ hashlens: 'settings', version: currentVersion, settings }, null, 2)}\n`;
}

/**
 * Reads a file's text. One unusable setting makes the whole file unusable, so that it is never applied in part. Unknown
 * settings, those that an administrator set (`locked`) and the API address are left out.
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
    // The cast is safe: each value has passed its own name's check.
    change: change as Partial<Preferences>,
    unknown: strangers,
    locked: known.filter((name) => locked.has(name)),
    hasAddress: given.has('apiAddress'),
  };
}

function toUsable(name: PreferenceName, value: unknown): unknown {
  if (value === null && name === 'onlySites') return null;
  // Older files write null for no limit.
  return value === null && name === 'dailyLimit' ? 0 : places[name].check(value);
}

// A check keeps the usable part of a list. If a file's list is not kept whole, the result is not what its author meant.
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
