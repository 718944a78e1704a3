export interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}
export function packagesIn(metafile: Metafile): string[];
export function notices(metafile: Metafile): string;
