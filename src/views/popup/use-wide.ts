import { useEffect, useState } from 'preact/hooks';

/** How many of these window widths (CSS pixels, at least) there are; goes along with the window. */
export function useWide(...widths: number[]): number {
  const [queries] = useState(() => widths.map((width) => matchMedia(`(width >= ${width}px)`)));
  const count = () => queries.filter(({ matches }) => matches).length;
  const [found, setFound] = useState(count);
  useEffect(() => {
    const follow = () => setFound(count());
    for (const query of queries) query.addEventListener('change', follow);
    // It may have grown since it was drawn.
    follow();
    return () => {
      for (const query of queries) query.removeEventListener('change', follow);
    };
  }, [queries]);
  return found;
}
