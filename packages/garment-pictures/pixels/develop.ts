import { hands } from '#garment/fabric';
import type { Drawn } from '#garment/illustrate';
import { arena } from './arena';
import { rowReader } from './coarse';
import { fillShape } from './fill';
import { Frame } from './frame';
import { gammaSteps, gammaTable, linearTable } from './gamma';
import { layGround, type Ground } from './ground';
import { heightField } from './height-field';
import { lightOf, type Light } from './light';
import { pieceOf, type Piece } from './piece';
import type { Run } from './weaver';

/** Light has few edges, so it is computed at a fraction of a picture's width, at most this. */
function softWidth(pixels: number): number {
  return pixels <= 200 ? pixels : Math.max(200, Math.min(900, Math.round(pixels * 0.39)));
}

/** The piece at each pixel, by its number among `pieces`, starting with 1. */
function mapOf({ plies }: Drawn, frame: Frame): { map: Uint16Array; pieces: Piece[] } {
  const map = arena.shorts(frame.width * frame.height);
  const pieces: Piece[] = [];
  for (const each of plies.laid) {
    if (!('ply' in each)) continue;
    const number = pieces.push(pieceOf(each.ply, frame));
    fillShape(frame.placed(each.ply.lines), frame.width, frame.height, (row, start, end) => {
      map.fill(number, row * frame.width + start, row * frame.width + end);
    });
  }
  return { map, pieces };
}

interface Studio {
  readonly whole: Frame;
  readonly soft: Frame;
  readonly light: Light;
  readonly ground: Ground;
}

function lightUp(drawn: Drawn, isDark: boolean): Studio {
  const { width, height, area, cloth } = drawn;
  const small = softWidth(width);
  const soft = new Frame(area, small, Math.round((small * height) / width));
  const hand = hands[cloth.fabric];
  const field = heightField(drawn.plies, soft);
  const isMelange = cloth.pattern === 'melange';
  const uneven = (hand.slub?.[0] ?? 0.06) * (isMelange ? 3.2 : 2);
  const { wrinkling, seed } = drawn;
  const light = lightOf(field, { hand, wrinkling, seed, mottle: wrinkling === 0 ? 0 : uneven });
  return {
    whole: new Frame(area, width, height),
    soft,
    light,
    ground: layGround(drawn, field, isDark),
  };
}

/** State of a picture while it is developed. */
interface Sheet {
  readonly flat: Uint8Array;
  readonly out: Uint8Array;
  readonly ground: readonly [number, number, number];
  readonly gloss: number;
  /** Contrast of the light on the cloth. */
  readonly contrast: number;
}

type SoftRow = ReturnType<ReturnType<typeof softRows>>;

/** Adjacent pixels of one piece: cloth under light, blended with the ground at its edges. */
function developRun(sheet: Sheet, run: Run, piece: Piece, { diffuse, sheen, ground }: SoftRow) {
  const { flat, out, contrast } = sheet;
  const { weave, mask, bits } = piece;
  piece.weaveIn?.(flat, run);
  // Local variables, because an imported name is looked up at each access.
  const [linear, gamma, steps] = [linearTable, gammaTable, gammaSteps];
  const gloss = sheet.gloss * steps;
  const [groundRed, groundGreen, groundBlue] = sheet.ground;
  const [, stepU] = piece.u;
  const [, stepV] = piece.v;
  let u = piece.u[0] + run.start * stepU + run.y * piece.u[2];
  let v = piece.v[0] + run.start * stepV + run.y * piece.v[2];
  for (let x = run.start; x < run.end; x += 1, u += stepU, v += stepV) {
    const from = (run.row + x) * 4;
    const to = (run.row + x) * 3;
    let red = flat[from] ?? 0;
    let green = flat[from + 1] ?? 0;
    let blue = flat[from + 2] ?? 0;
    const thread = 1 + (weave[((v & mask) << bits) | (u & mask)] ?? 0);
    const bright = (1 + ((diffuse[x] ?? 1) - 1) * contrast) * thread * steps;
    const shine = (sheen[x] ?? 0) * gloss;
    red = gamma[Math.min(steps, (linear[red] ?? 0) * bright + shine) | 0] ?? 255;
    green = gamma[Math.min(steps, (linear[green] ?? 0) * bright + shine) | 0] ?? 255;
    blue = gamma[Math.min(steps, (linear[blue] ?? 0) * bright + shine) | 0] ?? 255;
    const cover = flat[from + 3] ?? 0;
    if (cover < 255) {
      const rest = (1 - cover / 255) * (ground[x] ?? 1);
      red = (red * cover) / 255 + groundRed * rest;
      green = (green * cover) / 255 + groundGreen * rest;
      blue = (blue * cover) / 255 + groundBlue * rest;
    }
    out[to] = red;
    out[to + 1] = green;
    out[to + 2] = blue;
  }
}

/** Pixels without a piece: the ground and the soft edge of the garment. */
function layRun({ flat, out, ground: [red, green, blue] }: Sheet, run: Run, ground: Float32Array) {
  for (let x = run.start; x < run.end; x += 1) {
    const from = (run.row + x) * 4;
    const to = (run.row + x) * 3;
    const cover = (flat[from + 3] ?? 0) / 255;
    const rest = (1 - cover) * (ground[x] ?? 1);
    out[to] = red * rest + (flat[from] ?? 0) * cover;
    out[to + 1] = green * rest + (flat[from + 1] ?? 0) * cover;
    out[to + 2] = blue * rest + (flat[from + 2] ?? 0) * cover;
  }
}

/**
 * Adds weave, pattern and light to flat colours, on a studio ground. `pixels` is the drawing
 * rasterised as red, green, blue and alpha; the result is red, green and blue at the start of the
 * same array: three values replace four, so none is overwritten before it is read.
 */
export function develop(drawn: Drawn, pixels: Uint8Array, isDark: boolean): Uint8Array {
  return arena.within(() => {
    const studio = lightUp(drawn, isDark);
    const { map, pieces } = mapOf(drawn, studio.whole);
    const { base, fabric } = drawn.cloth;
    developRows({ map, pieces, rows: softRows(studio, drawn.width) }, studio.whole, {
      flat: pixels,
      out: pixels,
      ground: studio.ground.colour,
      gloss: hands[fabric].sheen * 0.055,
      // Pale cloth reflects light into its own folds, so they are never dark.
      contrast: base.l > 0.8 ? 0.82 : 1,
    });
    return pixels.subarray(0, drawn.width * drawn.height * 3);
  });
}

interface Parts {
  readonly map: Uint16Array;
  readonly pieces: readonly Piece[];
  readonly rows: ReturnType<typeof softRows>;
}

function developRows({ map, pieces, rows }: Parts, { width, height }: Frame, sheet: Sheet): void {
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let [first, last] = [row, row + width];
    while (first < last && map[first] === 0) first += 1;
    while (last > first && map[last - 1] === 0) last -= 1;
    const soft = rows(y, first - row, last - row);
    for (let start = 0; start < width;) {
      const number = map[row + start] ?? 0;
      let end = start + 1;
      while (end < width && map[row + end] === number) end += 1;
      const run = { y, start, end, row };
      const piece = pieces[number - 1];
      if (piece) developRun(sheet, run, piece, soft);
      else layRun(sheet, run, soft.ground);
      start = end;
    }
  }
}

/**
 * Light from `start` to `end` and ground of a row of the large picture, interpolated from the rows
 * of the small ones.
 */
function softRows({ soft, light, ground, whole }: Studio, width: number) {
  const step = whole.width / soft.width;
  const small = { width: soft.width, height: soft.height, step };
  const diffuse = { ...small, values: light.diffuse };
  const sheen = { ...small, values: light.sheen };
  const level = { ...ground.level, step: step * ground.level.step };
  const diffuses = rowReader(diffuse, width);
  const sheens = rowReader(sheen, width);
  const levels = rowReader(level, width);
  return (y: number, start: number, end: number) => ({
    diffuse: diffuses(y, start, end),
    sheen: sheens(y, start, end),
    ground: levels(y),
  });
}
