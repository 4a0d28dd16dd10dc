import sharp from 'sharp';
import type { Article } from '#articles';
import { channels } from '#drawing/colour';
import type { Box } from '#drawing/drawing';
import { illustrate } from '#garment/illustrate';
import { develop } from '#pixels/develop';
import { plainGround } from '#pixels/ground';

/** A garment as in its product picture, without a background. */
export interface CutOut {
  /** PNG with transparency, cropped to the garment. */
  readonly png: Buffer;
  /** Box of the garment, in millimetres from its axis and its shoulder line. */
  readonly box: Box;
}

/** Removes the ground's colour from partly transparent pixels. */
function withoutGround(lit: Uint8Array, cover: Uint8Array): Buffer {
  const [red, green, blue] = channels(plainGround);
  const ground = [red, green, blue];
  const out = Buffer.alloc(cover.length * 4);
  for (let index = 0; index < cover.length; index += 1) {
    const alpha = (cover[index] ?? 0) / 255;
    out[index * 4 + 3] = cover[index] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const mixed = (lit[index * 3 + channel] ?? 0) - (ground[channel] ?? 0) * (1 - alpha);
      out[index * 4 + channel] = Math.max(0, Math.min(255, Math.round(mixed / alpha)));
    }
  }
  return out;
}

/** Draws and lights a garment from the front at `scale` pixels per millimetre. */
export async function cutOut(article: Article, scale: number): Promise<CutOut> {
  const probe = illustrate({ article, view: 'front', pixels: 60 });
  const pixels = Math.round(probe.area.width * scale);
  const drawn = { ...illustrate({ article, view: 'front', pixels }), ground: 'none' as const };
  const flat = await sharp(Buffer.from(drawn.svg), { density: 72, unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const cover = Uint8Array.from({ length: flat.length / 4 }, (_, at) => flat[at * 4 + 3] ?? 0);
  const lit = develop(drawn, flat, false);
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  const whole = sharp(withoutGround(lit, cover), { raw });
  const { data, info } = await whole
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { area } = drawn;
  const box = {
    x: area.x - (info.trimOffsetLeft ?? 0) / scale,
    y: area.y - (info.trimOffsetTop ?? 0) / scale,
    width: info.width / scale,
    height: info.height / scale,
  };
  return { png: data, box };
}
