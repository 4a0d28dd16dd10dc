import type { FabricName } from '#articles';
import { lattice, noise } from './noise';

/** A repeat of cloth from close by: brightness relative to its mean. */
export interface WeaveTile {
  /** Values per side; the tile is square and repeats seamlessly. */
  readonly side: number;
  /** Its size in millimetres. */
  readonly period: number;
  readonly values: Float32Array;
}

/**
 * Brightness of cloth at a point in millimetres, around 0, for a tile that repeats after `period`.
 */
type Weave = (u: number, v: number, period: number) => number;

interface WeaveKind {
  readonly period: number;
  readonly weave: Weave;
}

const wave = (value: number) => Math.cos(value * Math.PI * 2);
const part = (value: number) => value - Math.floor(value);

/** Crossing warp and weft, with `warps` warp yarns side by side; the weft may be paler. */
function plainWeave(pitch: number, strength: number, warps = 1, pale = 0): Weave {
  return (u, v) => {
    const [i, j] = [Math.floor(u / pitch), Math.floor(v / pitch)];
    const [x, y] = [part(u / pitch) - 0.5, part(v / pitch) - 0.5];
    const isWarp = (i + j) % 2 === 0;
    const yarn = isWarp ? part((x + 0.5) * warps) - 0.5 : y;
    const along = isWarp ? y : x;
    const round = Math.cos(yarn * Math.PI) * (0.55 + 0.45 * Math.cos(along * Math.PI));
    return (round - 0.52) * strength + (isWarp ? -pale : pale);
  };
}

function twill(pitch: number, strength: number): Weave {
  return (u, v) => {
    const ridge = wave((u + v) / pitch) * 0.7 + wave((u + v) / pitch + (u - v) / pitch / 2) * 0.3;
    return ridge * strength;
  };
}

/** Columns of V-shaped stitches, `wale` wide and `course` high. */
function stockinette(wale: number, course: number, strength: number): Weave {
  return (u, v) => {
    const x = Math.abs(part(u / wale) - 0.5);
    const leg = 1 - ((x - 0.25) / 0.25) ** 2;
    const loop = 0.58 + 0.42 * wave(v / course + x * 1.5);
    return (leg * loop - 0.39) * strength;
  };
}

/** Fibres or flecks `size` millimetres wide. */
function nap(size: number, strength: number, seed = 3): Weave {
  return (u, v, period) => {
    const cells = Math.round(period / size);
    return noise((u / period) * cells, (v / period) * cells, seed, cells) * strength;
  };
}

function both(...weaves: readonly Weave[]): Weave {
  return (u, v, period) => weaves.reduce((sum, weave) => sum + weave(u, v, period), 0);
}

function corduroy(wale: number, strength: number): Weave {
  return (u) => {
    const x = part(u / wale) - 0.5;
    return (Math.sqrt(Math.max(0, 1 - (x * 1.9) ** 2)) - 0.68 - x * 0.25) * strength;
  };
}

function herringbone(bone: number, pitch: number, strength: number): Weave {
  return (u, v) => {
    const isTurned = Math.floor(u / bone) % 2 === 1;
    const diagonal = isTurned ? v - u : v + u;
    return wave(diagonal / pitch) * strength - (isTurned ? 0.02 : -0.02);
  };
}

function honeycomb(pitch: number, strength: number): Weave {
  return (u, v) => -wave(u / pitch) * wave(v / pitch) * strength;
}

function ribbed(pitch: number, strength: number): Weave {
  const stitch = stockinette(pitch / 2, 2, strength * 0.3);
  return (u, v, period) => {
    const x = part(u / pitch) - 0.5;
    return (
      (Math.cos(x * Math.PI * 2) * 0.55 + 0.1 * Math.cos(x * Math.PI * 4)) * strength +
      stitch(u, v, period)
    );
  };
}

/** Leather: small irregular cells, separated by fine creases. */
function grain(size: number, strength: number): Weave {
  let points = new Float32Array();
  return (u, v, period) => {
    const cells = Math.round(period / size);
    if (points.length !== cells * cells * 2)
      points = Float32Array.from(
        { length: cells * cells * 2 },
        (_, at) => 0.08 + lattice(at, cells, 7) * 0.84,
      );
    const [x, y] = [(u / period) * cells, (v / period) * cells];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    let [nearest, next] = [9, 9];
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        const at = ((((j % cells) + cells) % cells) * cells + (((i % cells) + cells) % cells)) * 2;
        const distance = Math.hypot(i + (points[at] ?? 0) - x, j + (points[at + 1] ?? 0) - y);
        if (distance < nearest) [nearest, next] = [distance, nearest];
        else if (distance < next) next = distance;
      }
    }
    return (Math.min(0.3, next - nearest) - 0.22) * strength;
  };
}

const rib: WeaveKind = { period: 24, weave: ribbed(6, 0.24) };

/** Realistic pitches; from a distance most of them only tint the colour. */
const weaves: Readonly<Record<FabricName, WeaveKind>> = {
  poplin: { period: 24, weave: both(plainWeave(0.5, 0.1), nap(2, 0.012)) },
  oxford: { period: 24, weave: both(plainWeave(1.5, 0.22, 2, 0.06), nap(2, 0.03)) },
  linen: { period: 32, weave: both(plainWeave(0.8, 0.24), nap(0.8, 0.06, 1), nap(4, 0.06)) },
  flannel: { period: 32, weave: both(twill(1.6, 0.05), nap(0.8, 0.08), nap(2, 0.06)) },
  pique: { period: 24, weave: honeycomb(2.4, 0.17) },
  jersey: { period: 24, weave: stockinette(1.5, 1.2, 0.16) },
  knit: { period: 48, weave: both(stockinette(6, 4.8, 0.4), nap(0.8, 0.05)) },
  cable: { period: 48, weave: both(stockinette(6, 4.8, 0.36), nap(0.8, 0.05)) },
  fleece: { period: 32, weave: both(nap(0.8, 0.07), nap(2, 0.05), stockinette(1, 0.8, 0.06)) },
  twill: { period: 24, weave: both(twill(1.5, 0.16), nap(2, 0.03)) },
  denim: { period: 32, weave: both(twill(1.6, 0.26), nap(0.8, 0.14, 2)) },
  wool: { period: 32, weave: both(twill(1.6, 0.05), nap(0.8, 0.09), nap(2, 0.05)) },
  herringbone: { period: 32, weave: both(herringbone(8, 8 / 3, 0.17), nap(0.8, 0.08)) },
  cord: { period: 32, weave: both(corduroy(3.2, 0.34), nap(0.8, 0.06)) },
  nylon: { period: 24, weave: plainWeave(0.4, 0.06) },
  leather: { period: 32, weave: grain(1.1, 0.3) },
  suede: { period: 32, weave: both(nap(0.4, 0.07), nap(1.6, 0.05)) },
  silk: { period: 24, weave: twill(1, 0.1) },
};

const flecks: Weave = (u, v, period) =>
  noise((u / period) * 40, (v / period) * 40, 9, 40) * 0.16 +
  noise((u / period) * 20, (v / period) * 20, 10, 20) * 0.1;

/** Values per pixel; more than one avoids steps when the cloth is at an angle. */
const FINENESS = 1.4;
const MOST = 512;
/** Side of the tile that coarser ones are computed from, fine enough for every yarn. */
const BASE = 256;

/** The weave at points of a tile `side` wide, each the mean of a few samples. */
function sampled({ period, weave }: WeaveKind, side: number): Float32Array {
  const values = new Float32Array(side * side);
  const step = period / side;
  for (let index = 0; index < values.length; index += 1) {
    const u = (index % side) * step + period;
    const v = Math.floor(index / side) * step + period;
    const half = step / 2;
    values[index] =
      (weave(u, v, period) +
        weave(u + half, v, period) +
        weave(u, v + half, period) +
        weave(u + half, v + half, period)) /
      4;
  }
  return values;
}

/** The mean of `2 * far` values around each, in one direction of a seamless tile. */
function averaged(values: Float32Array, far: number, stride: number): Float32Array {
  const means = new Float32Array(values.length);
  const other = stride === 1 ? BASE : 1;
  for (let line = 0; line < BASE; line += 1) {
    const first = line * other;
    const value = (place: number) => values[first + (place & (BASE - 1)) * stride] ?? 0;
    let sum = 0;
    for (let place = -far; place < far; place += 1) sum += value(place);
    for (let place = 0; place < BASE; place += 1) {
      means[first + place * stride] = sum / (2 * far);
      sum += value(place + far) - value(place - far);
    }
  }
  return means;
}

/**
 * Downsamples a tile after averaging each value with those within `reach`. Applied twice, because
 * one pass would turn stitches two pixels wide into stripes.
 */
function melted(fine: Float32Array, side: number, reach: number): Float32Array {
  const far = Math.max(1, Math.min(BASE / 2, Math.round(reach / 2)));
  let soft = fine;
  for (const stride of [1, BASE, 1, BASE]) soft = averaged(soft, far, stride);
  const step = BASE / side;
  return Float32Array.from(
    { length: side * side },
    (_, index) => soft[Math.floor(index / side) * step * BASE + (index % side) * step] ?? 0,
  );
}

const bases = new Map<string, Float32Array>();

/** The side is a power of two, so that positions beyond the tile wrap by their last bits. */
function woven(name: string, kind: WeaveKind, scale: number): WeaveTile {
  const { period } = kind;
  const wanted = 2 ** Math.ceil(Math.log2(period * scale * FINENESS));
  const side = Math.max(8, Math.min(MOST, wanted));
  if (side > BASE) return { side, period, values: level(sampled(kind, side)) };
  const base = bases.get(name) ?? sampled(kind, BASE);
  bases.set(name, base);
  // The number of fine values per pixel; thinner yarns blend into their mean.
  const reach = (1.6 / scale) * (BASE / period);
  return { side, period, values: level(melted(base, side, reach)) };
}

/** Subtracts the mean, so that the cloth's overall brightness stays. */
function level(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const tiles = new Map<string, WeaveTile>();
const MAX_TILES = 96;

export interface WeaveLook {
  readonly fabric: FabricName;
  readonly isRib: boolean;
  readonly isMelange: boolean;
}

/** The weave at `scale` pixels per millimetre, cached for pictures of a similar scale. */
export function weaveTile({ fabric, isRib, isMelange }: WeaveLook, scale: number): WeaveTile {
  const step = Math.round(Math.log2(scale) * 4);
  const name = `${isRib ? 'rib' : fabric} ${isMelange}`;
  const key = `${name} ${step}`;
  const known = tiles.get(key);
  if (known) return known;
  if (tiles.size >= MAX_TILES) tiles.clear();
  const kind = isRib ? rib : weaves[fabric];
  const mixed = isMelange ? { ...kind, weave: both(kind.weave, flecks) } : kind;
  const tile = woven(name, mixed, 2 ** (step / 4));
  tiles.set(key, tile);
  return tile;
}
