// The keys of every table: help, undo, a hint, and Escape for a refusal.
import { useKeys } from '../parts/keys';
import { undo } from '../state/act';
import { refusal } from '../state/table';
import { openHelp } from './help';

export function useTableKeys(hint: () => void): void {
  const deeds: Record<string, () => void> = { '?': openHelp, z: undo, h: hint };
  useKeys((event) => {
    if (event.key === 'Escape' && refusal.value) {
      refusal.value = null;
      return true;
    }
    const key = event.key.toLowerCase(),
      deed = key === 'z' && event.altKey ? undefined : deeds[key];
    deed?.();
    return deed !== undefined;
  });
}
