// What kind of screen the page is on.
import { useEffect, useState } from 'preact/hooks';

/** Whether the screen is such; follows when it is turned or made larger. */
export function useScreen(kind: string): boolean {
  const [is, setIs] = useState(() => matchMedia(kind).matches);
  useEffect(() => {
    const query = matchMedia(kind),
      follow = (): void => setIs(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return is;
}
