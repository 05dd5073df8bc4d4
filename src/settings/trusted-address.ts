import { toAddress } from './check-stored.ts';
import { openSecrets } from './secrets-database.ts';

/**
 * The one API address that the key may be sent to. The preference itself lies in `storage.local`, which scripts in pages
 * can write: whoever takes one over could else have the key sent to them.
 */
export type TrustedAddress = {
  /** Undefined where none was ever said. Rejects where the disk fails. */
  read(): Promise<string | undefined>;
  save(address: string): Promise<void>;
};

/** Creates the way to it: it lies beside the credentials, in a database that no page reaches. */
export function createTrustedAddress(parts: { databaseName: string }): TrustedAddress {
  let known: Promise<string | undefined> | undefined;

  async function readStored(): Promise<string | undefined> {
    const database = await openSecrets(parts.databaseName);
    try {
      const stored = await database.get('credentials', 'apiAddress');
      // A damaged one is none.
      return toAddress(stored);
    } finally {
      database.close();
    }
  }

  async function save(address: string): Promise<void> {
    known = undefined;
    const database = await openSecrets(parts.databaseName);
    try {
      await database.put('credentials', address, 'apiAddress');
    } finally {
      database.close();
      // Whoever read in the middle may have got the old one.
      known = undefined;
    }
  }

  return {
    save,
    read: () => {
      const reading = known ?? readStored();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
  };
}
