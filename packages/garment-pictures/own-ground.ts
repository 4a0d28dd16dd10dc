import sharp from 'sharp';

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const WHITE: Colour = { r: 255, g: 255, b: 255 };
/** Pixels along each side of the small copy whose edges are read. */
const SIDE = 32;
/** Standard deviation of a channel up to which an edge is one ground; a studio's light falls off a little. */
const MAX_DEVIATION = 14;

interface Picture {
  readonly width: number;
  readonly height: number;
}

/**
 * The colour beside a picture that has another ratio than its box: its own ground where the two edges that are
 * extended have one, so that a photograph on grey has no white stripes; otherwise white.
 */
export async function groundOf(original: Buffer, box: Picture): Promise<Colour> {
  const { width = 1, height = 1 } = await sharp(original).metadata();
  const small = sharp(original).flatten({ background: WHITE }).resize(SIDE, SIDE, { fit: 'fill' });
  const pixels = await small.toColourspace('srgb').removeAlpha().raw().toBuffer();
  const isTooWide = width / height > box.width / box.height;
  const line = Array.from({ length: SIDE }, (_, index) => index);
  const at = (x: number, y: number) => (y * SIDE + x) * 3;
  const edges = isTooWide
    ? line.flatMap((x) => [at(x, 0), at(x, SIDE - 1)])
    : line.flatMap((y) => [at(0, y), at(SIDE - 1, y)]);
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const values = edges.map((place) => pixels[place + channel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return Math.sqrt(spread) > MAX_DEVIATION ? undefined : Math.round(mean);
  });
  return r === undefined || g === undefined || b === undefined ? WHITE : { r, g, b };
}
