import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** Wide enough for a full-width teaser on a dense screen; the images API makes it smaller. */
const WIDTH = 2_560;

const ROOT = path.join(import.meta.dirname, '../..');

export interface DrawnScene {
  /** Names the drawing and what is made of it, so that one drawn anew is noticed. */
  renderedName: string;
  /**
   * The scene as pixels. Drawings are lit by filters that browsers and image services each
   * understand in their own way, or not at all; this one place decides what they look like.
   */
  render: () => Promise<Buffer>;
}

/** Draws the scenes and reads the wanted ones, by file name. The drawing is its own process. */
export async function drawScenes(files: readonly string[]): Promise<DrawnScene[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-scenes-'));
  try {
    const script = path.join(ROOT, 'services/media/draw-scenes.ts');
    const parameters = ['--import', 'tsx', script, '--out', folder];
    await promisify(execFile)(process.execPath, parameters, { cwd: ROOT });
    const drawn = files.map(async (file): Promise<DrawnScene> => {
      const svg = await readFile(path.join(folder, file));
      const digest = createHash('sha256').update(`${WIDTH} `).update(svg).digest('hex');
      return {
        renderedName: `${path.basename(file, '.svg')}-${digest.slice(0, 8)}.webp`,
        render: () => sharp(svg).resize({ width: WIDTH }).webp({ quality: 90 }).toBuffer(),
      };
    });
    return await Promise.all(drawn);
  } finally {
    await rm(folder, { recursive: true });
  }
}
