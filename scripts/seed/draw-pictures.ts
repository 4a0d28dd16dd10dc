import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

export interface DrawnPicture {
  /**
   * The picture as pixels. Drawings are lit by filters that browsers and image services each
   * understand in their own way, or not at all; this one place decides what they look like.
   */
  render(): Promise<ArrayBuffer>;
  /** Names the content, so that a picture drawn anew is noticed. */
  fileName: string;
}

const run = promisify(execFile);

/** Wide enough for a full-width teaser on a dense screen; the images API makes it smaller. */
const WIDTH = 2_000;

async function toPixels(svg: string): Promise<ArrayBuffer> {
  const image = sharp(Buffer.from(svg)).resize({ width: WIDTH }).webp({ quality: 90 });
  return new Uint8Array(await image.toBuffer()).buffer;
}

/** Draws the scenes and reads the wanted ones, by file name. The drawing is its own process. */
export async function drawPictures(files: string[]): Promise<Map<string, DrawnPicture>> {
  const root = path.join(import.meta.dirname, '../..');
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-scenes-'));
  try {
    const script = path.join(root, 'services/media/draw-scenes.ts');
    await run(process.execPath, ['--import', 'tsx', script, '--out', folder], { cwd: root });
    const drawn = files.map(async (file) => {
      const svg = await readFile(path.join(folder, file), 'utf8');
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
      const fileName = `${path.basename(file, '.svg')}-${hash}.webp`;
      return [file, { render: () => toPixels(svg), fileName }] as const;
    });
    return new Map(await Promise.all(drawn));
  } finally {
    await rm(folder, { recursive: true });
  }
}
