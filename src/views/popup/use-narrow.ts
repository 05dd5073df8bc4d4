import { useEffect, useState } from 'preact/hooks';

/** Whether the window is too narrow for two columns, as `transfers.css` has it; goes along with it. */
export function useNarrow(): boolean {
  const [query] = useState(() => matchMedia('(width < 380px)'));
  const [isNarrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return isNarrow;
}
