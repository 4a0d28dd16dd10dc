import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface DrawnPicture {
  svg: string;
  /** Names the content, so that a picture drawn anew is noticed. */
  fileName: string;
}

const run = promisify(execFile);

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
      return [file, { svg, fileName: `${path.basename(file, '.svg')}-${hash}.svg` }] as const;
    });
    return new Map(await Promise.all(drawn));
  } finally {
    await rm(folder, { recursive: true });
  }
}
