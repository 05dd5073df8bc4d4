import { sizes } from '../../size.ts';
import { isHolder, pathsIn, valueAt } from '../raw-json.ts';

/** Returns the paths of all strings in an answer. */
export function textPathsIn(body: unknown): string[][] {
  return pathsIn(body).filter((path) => typeof valueAt(body, path) === 'string');
}

/**
 * Returns a copy of an answer in which the strings at `paths` are replaced by consecutive hostile texts, starting at
 * index `from`. With `from` running over all texts, each text appears once at every path.
 */
export function fillTexts<T>(body: T, paths: string[][], texts: readonly string[], from: number): T {
  const copy = structuredClone(body);
  paths.forEach((path, at) => {
    const holder = valueAt(copy, path.slice(0, -1));
    if (isHolder(holder)) holder[path.at(-1) ?? ''] = texts[(from + at) % texts.length];
  });
  return copy;
}

/** Returns the indexes of the texts to try in one place, offset by `first`. At full size, every `step`th text. */
export function spreadTexts(texts: readonly string[], { first = 0, step = 1 } = {}): number[] {
  const apart = Math.max(step, Math.floor(texts.length / sizes.textsPerPlace));
  return [...texts.keys()].filter((at) => at % apart === first % apart);
}

/**
 * Returns the indexes of the texts to try in place number `place` of `places`, so that each text is tried in
 * `placesPerText` places.
 */
export function shareTexts(texts: readonly string[], place: number, places: number): number[] {
  const apart = Math.max(1, Math.floor(places / sizes.placesPerText));
  return [...texts.keys()].filter((at) => at % apart === place % apart);
}

/** Returns a copy of an answer in which every object also has these keys, with values from `toValue`. */
export function addKeys<T>(body: T, keys: readonly string[], toValue: (key: string) => unknown): T {
  const copy = structuredClone(body);
  for (const holder of [copy, ...pathsIn(copy).map((path) => valueAt(copy, path))]) {
    if (!isHolder(holder) || Array.isArray(holder)) continue;
    for (const key of keys) {
      // Existing keys are kept. New ones are defined, not assigned, so that "__proto__" becomes an ordinary key.
      if (Object.hasOwn(holder, key)) continue;
      Object.defineProperty(holder, key, { value: toValue(key), enumerable: true, configurable: true, writable: true });
    }
  }
  return copy;
}
