// Whether the screen is a phone's, and a low one.
import { useScreen } from '../../parts/screen';

const PHONE = '(max-width: 720px)',
  LOW_PHONE = `${PHONE} and (max-height: 719px)`;

export const usePhone = (): boolean => useScreen(PHONE);
export const useLowPhone = (): boolean => useScreen(LOW_PHONE);
