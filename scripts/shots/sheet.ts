import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { LOOK_ROWS } from './look';
import { HEIGHTS, WIDTHS, type Project } from './views';

const SCALE = 0.28;
const GAP = 10;

const tallest = Math.round(Math.max(...WIDTHS.map((width) => HEIGHTS[width])) * SCALE);

/** Arranges a shop's screens from `folder` on one sheet: `docs/pictures/look-hgg.webp`. */
export async function layOut(project: Project, folder: string): Promise<string> {
  const tiles: OverlayOptions[] = [];
  let right = 0;
  for (const [row, names] of LOOK_ROWS.entries()) {
    let left = GAP;
    for (const name of names) {
      for (const width of WIDTHS) {
        const size = Math.round(width * SCALE);
        const screen = sharp(path.join(folder, project, `${name}-${width}.png`));
        const input = await screen.resize({ width: size }).png().toBuffer();
        tiles.push({ input, left, top: GAP + row * (tallest + GAP) });
        left += size + GAP;
      }
    }
    right = Math.max(right, left);
  }
  const file = path.join('docs/pictures', `look-${project}.webp`);
  const height = GAP + LOOK_ROWS.length * (tallest + GAP);
  await sharp({ create: { width: right, height, channels: 3, background: '#8a8a8a' } })
    .composite(tiles)
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  return file;
}
