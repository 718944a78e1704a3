// Whether the screen is a phone's.
import { useEffect, useState } from 'preact/hooks';

const PHONE = '(max-width: 720px)';

/** True on a narrow screen; follows when it is turned. */
export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE),
      follow = (): void => setPhone(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return phone;
}
