import type { Hand } from '#garment/fabric';
import { arena } from './arena';
import { blur } from './blur';
import { coarsened, rowReader, softened } from './coarse';
import type { HeightField } from './height-field';
import { addNoise } from './noise';

/** Light on the cloth, point by point: 1 is level cloth in full light. */
export interface Light {
  readonly diffuse: Float32Array;
  /** Specular light, added regardless of the dye. */
  readonly sheen: Float32Array;
}

/** Direction of the light: from the upper left, well in front of the garment. */
const sun = [-0.4, -0.5, 0.77] as const;
/** Points per side of a coarse cell for comparing neighbourhoods. */
const STEP = 2;
/** Share of ambient light. */
const ambient = 0.42;

export interface Surface {
  readonly hand: Hand;
  /** Size and height of the fine wrinkles relative to the fabric's usual ones; 0 for none. */
  readonly wrinkling: number;
  readonly seed: number;
  /** Uneven dye and yarn, 0–1. */
  readonly mottle: number;
}

function addWrinkles({ frame, heights }: HeightField, { hand, wrinkling, seed }: Surface): void {
  if (wrinkling === 0) return;
  const across = Math.max(3, hand.wrinkleSize * wrinkling * 0.55 * frame.scale);
  const tall = hand.wrinkles * wrinkling * 0.42;
  addNoise(heights, frame.width, [across, across * 1.9], tall, seed);
  addNoise(heights, frame.width, [across * 0.43, across * 0.8], tall * 0.3, seed + 1);
}

/** Extends the garment slightly lower beyond its edge, so that the edge is round. */
function extend({ frame, heights, covered }: HeightField): Float32Array {
  const { width, height, scale } = frame;
  // Uncovered points have height 0, so a sum of heights counts covered ones only.
  const sum = softened(coarsened(heights, width, height, STEP), 5 * scale).values;
  const share = softened(coarsened(covered, width, height, STEP), 5 * scale).values;
  const whole = arena.copy(heights);
  const small = Math.ceil(width / STEP);
  for (let y = 0, index = 0; y < height; y += 1) {
    const row = Math.floor(y / STEP) * small;
    for (let x = 0; x < width; x += 1, index += 1) {
      if (covered[index] !== 0) continue;
      const part = share[row + ((x / STEP) | 0)] ?? 0;
      whole[index] = part > 0.001 ? (sum[row + ((x / STEP) | 0)] ?? 0) / part - 5 : 0;
    }
  }
  return whole;
}

/** Light of each point, from its slope, its depth relative to its neighbours, and shadow. */
export function lightOf(field: HeightField, surface: Surface): Light {
  const { frame } = field;
  const { width, height, scale } = frame;
  addWrinkles(field, surface);
  const heights = extend(field);
  blur(heights, width, Math.max(1, Math.min(3, 0.9 * scale)));
  const near = softened(coarsened(heights, width, height, STEP), Math.max(2, 6 * scale));
  const wide = softened(near, Math.max(3, 22 * scale));
  const nearRows = rowReader(near, width);
  const wideRows = rowReader(wide, width);
  const diffuse = arena.floats(heights.length).fill(1);
  const sheen = arena.floats(heights.length);
  const throwX = Math.round(-sun[0] * 11 * scale) || 1;
  const throwY = Math.round(-sun[1] * 11 * scale) || 1;
  const back = throwY * width + throwX;
  const gradient = scale / 2;
  for (let y = 1; y < height - 1; y += 1) {
    const nearRow = nearRows(y);
    const wideRow = wideRows(y);
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      // Lit slightly beyond the edge too, because the edge lies between points.
      if (heights[index] === 0) continue;
      const here = heights[index] ?? 0;
      const slopeX = ((heights[index + 1] ?? 0) - (heights[index - 1] ?? 0)) * gradient;
      const slopeY = ((heights[index + width] ?? 0) - (heights[index - width] ?? 0)) * gradient;
      const facing = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const direct = Math.max(0, (sun[2] - slopeX * sun[0] - slopeY * sun[1]) * facing) / sun[2];
      const pit = (nearRow[x] ?? 0) - here;
      const hollow = (wideRow[x] ?? 0) - here;
      const deep = Math.max(0, pit) * 0.075 + Math.max(0, hollow) * 0.014;
      const open = 0.3 + 0.7 / (1 + deep);
      const over = index >= back ? (heights[index - back] ?? 0) - here - 7 : 0;
      const shadow = over > 0 ? 1 / (1 + over * 0.07) : 1;
      diffuse[index] = (ambient * (0.35 + 0.65 * facing) + (1 - ambient) * direct * shadow) * open;
      const glance = Math.max(0, direct - 0.55);
      sheen[index] = glance * glance * glance * open * shadow;
    }
  }
  mottle(diffuse, field, surface);
  return { diffuse, sheen };
}

/** Uneven yarn shows as flecks, uneven dye as clouds. */
function mottle(diffuse: Float32Array, { frame }: HeightField, surface: Surface): void {
  if (surface.mottle === 0) return;
  const fine = Math.max(1.3, 3.2 * frame.scale);
  addNoise(diffuse, frame.width, [fine, fine * 1.6], surface.mottle * 0.08, surface.seed + 2);
}
