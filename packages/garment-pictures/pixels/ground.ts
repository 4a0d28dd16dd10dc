import { channels, mixed, oklch } from '#drawing/colour';
import type { Drawn } from '#garment/illustrate';
import { arena } from './arena';
import { coarsened, softened, type Coarse } from './coarse';
import type { HeightField } from './height-field';

/** Studio ground with the garment's shadow: one colour with varying brightness. */
export interface Ground {
  readonly colour: readonly [number, number, number];
  readonly level: Coarse;
}

/** Offset of a shadow to the lower right and its softness, in millimetres. */
interface Shadow {
  readonly move: readonly [number, number];
  readonly reach: number;
  readonly deep: number;
}

function darken(level: Coarse, cover: Coarse, scale: number, { move, reach, deep }: Shadow): void {
  const { width, height, step } = level;
  const soft = softened(cover, reach * scale).values;
  const right = Math.round((move[0] * scale) / step);
  const down = Math.round((move[1] * scale) / step);
  for (let y = down; y < height; y += 1) {
    for (let x = right; x < width; x += 1) {
      const index = y * width + x;
      const shadow = soft[(y - down) * width + x - right] ?? 0;
      level.values[index] = (level.values[index] ?? 1) * (1 - shadow * deep);
    }
  }
}

/** Studio ground in light mode, before lighting. */
export const plainGround = oklch(0.938, 0.004, 85);

/**
 * The ground below the garment: even, brightest at the upper left, with a tight and a wide shadow.
 */
export function layGround({ ground, cloth }: Drawn, field: HeightField, isDark: boolean): Ground {
  const { frame, covered } = field;
  const plain = isDark ? oklch(0.31, 0.006, 80) : plainGround;
  const cover = coarsened(covered, frame.width, frame.height, 2);
  const level = { ...cover, values: arena.floats(cover.values.length).fill(1) };
  if (ground === 'none') return { colour: channels(plain), level };
  const tint = mixed(oklch(0.8, 0.03, cloth.base.h), cloth.base, 0.12);
  const shade = isDark ? oklch(0.31, tint.c, tint.h) : oklch(tint.l * 0.98, tint.c, tint.h);
  const fall = isDark ? 0.2 : 0.055;
  for (let y = 0, index = 0; y < level.height; y += 1) {
    const down = (y / level.height - 0.25) * 1.2;
    for (let x = 0; x < level.width; x += 1, index += 1) {
      const across = x / level.width - 0.32;
      level.values[index] = 1.014 - (across * across + down * down) * fall;
    }
  }
  const [deep, close] = isDark ? [0.42, 0.4] : [0.17, 0.2];
  darken(level, cover, frame.scale, { move: [12, 20], reach: 24, deep });
  darken(level, cover, frame.scale, { move: [3, 6], reach: 6, deep: close });
  return { colour: channels(ground === 'tinted' ? shade : plain), level };
}
