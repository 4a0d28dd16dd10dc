import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { inCheckout } from '@/scripts/stack/checkout.mjs';
import { compilePackages } from '@/scripts/stack/compile-packages.mjs';

/** Wide enough for a full-width teaser on a high-density screen; the images API reduces it. */
const WIDTH = 2_560;

export interface DrawnScene {
  /** File name derived from the drawing, so that a change is detected. */
  renderedName: string;
  /**
   * Renders the scene to pixels. Drawings contain filters that browsers and image services
   * interpret differently or not at all, so this is the only place that renders them.
   */
  render: () => Promise<Buffer>;
}

/** Draws the files into a temporary folder, in a process of its own. */
async function drawn<Result>(
  files: readonly string[],
  options: readonly string[],
  readFrom: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-scenes-'));
  try {
    await compilePackages();
    const script = inCheckout('packages/garment-pictures/dist/draw-scenes.cjs');
    const only = files.flatMap((file) => ['--only', file]);
    await promisify(execFile)(process.execPath, [script, '--out', folder, ...only, ...options]);
    return await readFrom(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function render(file: string): Promise<Buffer> {
  return drawn([file], [], async (folder) =>
    sharp(await readFile(path.join(folder, file)), { unlimited: true })
      .resize({ width: WIDTH })
      .webp({ quality: 82, effort: 5 })
      .toBuffer(),
  );
}

/** Draws the requested scenes, by file name. */
export function drawScenes(files: readonly string[]): Promise<DrawnScene[]> {
  return drawn(files, ['--sketch'], (folder) =>
    Promise.all(
      files.map(async (file): Promise<DrawnScene> => {
        const svg = await readFile(path.join(folder, file));
        const digest = createHash('sha256').update(`${WIDTH} `).update(svg).digest('hex');
        return {
          renderedName: `${path.basename(file, '.svg')}-${digest.slice(0, 8)}.webp`,
          render: () => render(file),
        };
      }),
    ),
  );
}
