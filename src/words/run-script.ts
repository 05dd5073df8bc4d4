/** Runs a script of the extension by its path. Rejects where it cannot be had. */
export type RunScript = (path: string) => Promise<void>;

/**
 * Runs it here. A service worker may only run again what `keepScripts` ran when it was installed; a page, and the
 * background where it is one, loads it.
 */
export const runScript: RunScript = async (path) => {
  if (importScripts) return importScripts(path);
  const script = document.createElement('script');
  script.src = path;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${path} could not be loaded.`));
  });
  document.head.append(script);
  await loaded;
  script.remove();
};

/** Makes scripts ones that a service worker may run later. To be called when it starts; elsewhere nothing is needed. */
export function keepScripts(paths: readonly string[]): void {
  if (importScripts) globalThis.addEventListener('install', () => importScripts(...paths));
}

const importScripts: ((...paths: string[]) => void) | undefined = Reflect.get(globalThis, 'importScripts');
