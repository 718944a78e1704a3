// What kind of screen the game is on.
import { useEffect, useState } from 'preact/hooks';

const PHONE = '(max-width: 720px)',
  LOW_PHONE = `${PHONE} and (max-height: 719px)`;

/** Whether the screen is such; follows when it is turned. */
function useScreen(kind: string): boolean {
  const [is, setIs] = useState(() => matchMedia(kind).matches);
  useEffect(() => {
    const query = matchMedia(kind),
      follow = (): void => setIs(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return is;
}

export const usePhone = (): boolean => useScreen(PHONE);
export const useLowPhone = (): boolean => useScreen(LOW_PHONE);
