import { browser } from 'wxt/browser';

/** What an administrator preset, unchecked, by the preference's name. */
export type Managed = Readonly<Record<string, unknown>>;

const nothing: Managed = {};
let reading: Promise<Managed> | undefined;

/**
 * Reads what an administrator preset; nothing where there is no administrator. Firefox says that by refusing. Who asks
 * while it is being read gets the same.
 */
export function readManaged(): Promise<Managed> {
  const read = () => browser.storage.managed.get(null);
  // Any other refusal may pass: what an administrator set must not count for nothing because of it.
  reading ??= read()
    .catch((error) => (isNobody(error) ? nothing : read()))
    .then(Object, () => nothing)
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** Calls back with the names that an administrator changed. To be called when the background starts, for ever. */
export function watchManaged(onChange: (names: string[]) => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'managed') onChange(Object.keys(changes));
  });
}

function isNobody(error: unknown): boolean {
  return error instanceof Error && /manifest not found/i.test(error.message);
}
