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

/** The first texts of the turns in which each text stands in `sizes.placesPerText` of an answer's places. */
export function turnsOf(places: number, texts: readonly string[], leastStep = 1): number[] {
  const step = Math.max(leastStep, Math.floor(places / sizes.placesPerText));
  return places === 0 ? [] : [...texts.keys()].filter((at) => at % step === 0);
}

/** The numbers of the texts that stand in one of several places, so that each stands in `sizes.placesPerText`. */
export function textsOf(place: number, places: number, texts: readonly string[], leastStep = 1): number[] {
  const step = Math.max(leastStep, Math.floor(places / sizes.placesPerText));
  return [...texts.keys()].filter((at) => at % step === place % step);
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
