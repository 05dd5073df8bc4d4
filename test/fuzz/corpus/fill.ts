import { sizes } from '../../size.ts';
import { isHolder, pathsIn, valueAt } from '../raw-json.ts';

/** The paths of all texts of an answer. */
export function textPathsIn(body: unknown): string[][] {
  return pathsIn(body).filter((path) => typeof valueAt(body, path) === 'string');
}

/**
 * A copy of an answer with a hostile text in place of each text at `paths`, one after the other from number `from` on.
 * With as many turns as there are texts, each text stands in each place once.
 */
export function fillTexts<T>(body: T, paths: string[][], texts: readonly string[], from: number): T {
  const copy = structuredClone(body);
  paths.forEach((path, at) => {
    const holder = valueAt(copy, path.slice(0, -1));
    if (isHolder(holder)) holder[path.at(-1) ?? ''] = texts[(from + at) % texts.length];
  });
  return copy;
}

/** The numbers of those texts that stand in a place, from number `first` on; in full size each `step`-th. */
export function spreadTexts(texts: readonly string[], { first = 0, step = 1 } = {}): number[] {
  const apart = Math.max(step, Math.floor(texts.length / sizes.textsPerPlace));
  return [...texts.keys()].filter((at) => at % apart === first % apart);
}

/** The numbers of those texts that stand in one of several places, so that each stands in as many as its size says. */
export function shareTexts(texts: readonly string[], place: number, places: number): number[] {
  const apart = Math.max(1, Math.floor(places / sizes.placesPerText));
  return [...texts.keys()].filter((at) => at % apart === place % apart);
}

/** A copy of an answer in which every object has hostile keys too, with hostile values behind them. */
export function addKeys<T>(body: T, keys: readonly string[], toValue: (key: string) => unknown): T {
  const copy = structuredClone(body);
  for (const holder of [copy, ...pathsIn(copy).map((path) => valueAt(copy, path))]) {
    if (!isHolder(holder) || Array.isArray(holder)) continue;
    for (const key of keys) {
      // Defined, not set: "__proto__" shall be a key like any other. What is true stays true.
      if (Object.hasOwn(holder, key)) continue;
      Object.defineProperty(holder, key, { value: toValue(key), enumerable: true, configurable: true, writable: true });
    }
  }
  return copy;
}
