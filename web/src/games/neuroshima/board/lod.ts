// How large tiles come out on this screen decides how much detail they carry.
import { useMemo, useRef, useState } from 'preact/hooks';
import { lodFor, type Lod } from '../../../draw/hexagon';

const TILE_WIDTH = 120;

export function useLod(box: {
  width: number;
  height: number;
}): [(element: SVGSVGElement | null) => void, Lod] {
  const [lod, setLod] = useState<Lod>('l'),
    watcher = useRef<ResizeObserver | null>(null);
  const attach = useMemo(
    () =>
      (element: SVGSVGElement | null): void => {
        watcher.current?.disconnect();
        if (!element || typeof ResizeObserver === 'undefined') return;
        watcher.current = new ResizeObserver(([entry]) => {
          const { width, height } = entry!.contentRect;
          setLod(lodFor(Math.min(width / box.width, height / box.height) * TILE_WIDTH));
        });
        watcher.current.observe(element);
      },
    [box.width, box.height],
  );
  return [attach, lod];
}
