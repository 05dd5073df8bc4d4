import type { Preferences } from './preference-parts.ts';

/** Why nothing of a file of settings can be taken. */
type FileProblem = 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'nothing-in-it' | 'unreadable';

/** What a file of settings asks for, and what of it is left out; or why nothing of it can be taken. */
export type ReadSettings =
  | {
      ok: true;
      change: Partial<Preferences>;
      /** Names that nobody here knows, as they stand in the file. */
      unknown: string[];
      /** An administrator set them. */
      locked: string[];
      /** It says where the key is to be sent, which no file may. */
      hasAddress: boolean;
    }
  | { ok: false; problem: FileProblem }
  | { ok: false; problem: 'unusable'; name: string };

/** The settings as a file; wired by the entrypoint. */
export type SettingsFiles = {
  toText: (preferences: Preferences) => string;
  read: (text: string, locked: ReadonlySet<keyof Preferences>) => ReadSettings;
  /** Larger files are not even opened, in bytes. */
  mostBytes: number;
  /** Gives the person a file. */
  save: (name: string, text: string) => void;
};
