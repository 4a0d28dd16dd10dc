import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

const ROOT = path.join(import.meta.dirname, '../..');
/** Seconds of rendering each, and the same drawing has the same pixels: kept where builds keep theirs. */
const RENDERED = path.join(ROOT, 'node_modules/.cache/selvedge-pictures');

/** A place that cannot be written keeps nothing, and the picture is rendered the next time too. */
async function keep(file: string, pixels: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, pixels);
    await rename(unfinished, file);
  } catch {
    await rm(unfinished, { force: true }).catch(() => null);
  }
}

async function toPixels(svg: string, digest: string): Promise<ArrayBuffer> {
  const file = path.join(RENDERED, `${digest}-${WIDTH}.webp`);
  const kept = await readFile(file).catch(() => null);
  const pixels =
    kept ??
    (await sharp(Buffer.from(svg)).resize({ width: WIDTH }).webp({ quality: 90 }).toBuffer());
  if (!kept) await keep(file, pixels);
  return new Uint8Array(pixels).buffer;
}

/** Draws the scenes and reads the wanted ones, by file name. The drawing is its own process. */
export async function drawPictures(files: string[]): Promise<Map<string, DrawnPicture>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-scenes-'));
  try {
    const script = path.join(ROOT, 'services/media/draw-scenes.ts');
    await run(process.execPath, ['--import', 'tsx', script, '--out', folder], { cwd: ROOT });
    const drawn = files.map(async (file) => {
      const svg = await readFile(path.join(folder, file), 'utf8');
      const digest = createHash('sha256').update(svg).digest('hex');
      const fileName = `${path.basename(file, '.svg')}-${digest.slice(0, 8)}.webp`;
      return [file, { render: () => toPixels(svg, digest), fileName }] as const;
    });
    return new Map(await Promise.all(drawn));
  } finally {
    await rm(folder, { recursive: true });
  }
}
