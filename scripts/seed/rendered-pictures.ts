import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The demo pictures as pixels, `<name>-<digest>.webp`. They are part of the sources because
 * rendering one takes seconds, which would delay every first start.
 */
export const RENDERED = path.join(import.meta.dirname, '../../demo/rendered');

export interface RenderedPicture {
  /** Changes with the drawing. */
  fileName: string;
  read: () => Promise<ArrayBuffer>;
}

/** Pictures by the name of the drawing, `rail-hgg-16x9.svg`. */
export async function renderedPictures(): Promise<Map<string, RenderedPicture>> {
  const fileNames = (await readdir(RENDERED)).filter((name) => name.endsWith('.webp'));
  return new Map(
    fileNames.map((fileName) => [
      fileName.replace(/-\w+\.webp$/, '.svg'),
      {
        fileName,
        read: async () => new Uint8Array(await readFile(path.join(RENDERED, fileName))).buffer,
      },
    ]),
  );
}
