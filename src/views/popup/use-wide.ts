import { useEffect, useState } from 'preact/hooks';

/** True in a window of this width (CSS pixels) at least; goes along with the window. */
export function useWide(leastPx: number): boolean {
  const [query] = useState(() => matchMedia(`(width >= ${leastPx}px)`));
  const [isWide, setWide] = useState(query.matches);
  useEffect(() => {
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    // It may have grown since it was drawn.
    follow();
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return isWide;
}
