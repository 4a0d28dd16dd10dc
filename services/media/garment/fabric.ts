import type { FabricName } from '@/services/media/articles';
import { element, type Drawing } from '@/services/media/drawing/drawing';

/** How a fabric falls and takes light. Lengths are millimetres. */
export interface Hand {
  /** How far an edge rounds: thick knits much, poplin little. */
  readonly thickness: number;
  /** Depth of folds, 0–1. */
  readonly folds: number;
  /** Height of the fine wrinkles, and their size across. */
  readonly wrinkles: number;
  readonly wrinkleSize: number;
  /** Strength of light on ridges; smooth, tight cloth shines. */
  readonly sheen: number;
  /** Strength of uneven yarn, as frequency across and along. */
  readonly slub?: readonly [strength: number, across: number, along: number];
}

export const hands: Record<FabricName, Hand> = {
  poplin: { thickness: 7, folds: 0.8, wrinkles: 11, wrinkleSize: 80, sheen: 0.8 },
  oxford: {
    thickness: 8,
    folds: 0.75,
    wrinkles: 10,
    wrinkleSize: 85,
    sheen: 0.6,
    slub: [0.14, 0.6, 0.3],
  },
  linen: {
    thickness: 8,
    folds: 0.9,
    wrinkles: 15,
    wrinkleSize: 60,
    sheen: 0.55,
    slub: [0.24, 0.7, 0.12],
  },
  flannel: {
    thickness: 11,
    folds: 0.65,
    wrinkles: 9,
    wrinkleSize: 95,
    sheen: 0.4,
    slub: [0.28, 0.35, 0.35],
  },
  pique: { thickness: 9, folds: 0.6, wrinkles: 8, wrinkleSize: 105, sheen: 0.5 },
  jersey: { thickness: 8, folds: 0.65, wrinkles: 9, wrinkleSize: 100, sheen: 0.5 },
  knit: {
    thickness: 15,
    folds: 0.45,
    wrinkles: 7,
    wrinkleSize: 130,
    sheen: 0.4,
    slub: [0.16, 0.3, 0.3],
  },
  cable: {
    thickness: 18,
    folds: 0.35,
    wrinkles: 6,
    wrinkleSize: 140,
    sheen: 0.4,
    slub: [0.18, 0.3, 0.3],
  },
  fleece: {
    thickness: 14,
    folds: 0.6,
    wrinkles: 9,
    wrinkleSize: 125,
    sheen: 0.45,
    slub: [0.2, 0.4, 0.4],
  },
  twill: {
    thickness: 9,
    folds: 0.6,
    wrinkles: 9,
    wrinkleSize: 95,
    sheen: 0.5,
    slub: [0.12, 0.4, 0.2],
  },
  denim: {
    thickness: 10,
    folds: 0.6,
    wrinkles: 6.5,
    wrinkleSize: 95,
    sheen: 0.5,
    slub: [0.26, 0.8, 0.16],
  },
  wool: {
    thickness: 12,
    folds: 0.45,
    wrinkles: 7,
    wrinkleSize: 135,
    sheen: 0.4,
    slub: [0.22, 0.45, 0.45],
  },
  herringbone: {
    thickness: 12,
    folds: 0.45,
    wrinkles: 6,
    wrinkleSize: 135,
    sheen: 0.4,
    slub: [0.24, 0.4, 0.4],
  },
  cord: { thickness: 11, folds: 0.5, wrinkles: 8, wrinkleSize: 110, sheen: 0.6 },
  nylon: { thickness: 11, folds: 0.7, wrinkles: 8, wrinkleSize: 60, sheen: 0.8 },
  leather: {
    thickness: 10,
    folds: 0.6,
    wrinkles: 9,
    wrinkleSize: 60,
    sheen: 1,
    slub: [0.2, 0.35, 0.35],
  },
  suede: {
    thickness: 11,
    folds: 0.5,
    wrinkles: 8,
    wrinkleSize: 80,
    sheen: 0.3,
    slub: [0.3, 0.2, 0.2],
  },
  silk: { thickness: 6, folds: 0.5, wrinkles: 7, wrinkleSize: 90, sheen: 1 },
};

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly dark: string;
  readonly light: string;
  readonly stroke: number;
  readonly strength: number;
}

const diagonal = 'M-1 1L1 -1M0 4L4 0M3 5L5 3';
const twillTile: Tile = {
  width: 4,
  height: 4,
  dark: diagonal,
  light: 'M-1 2.2L2.2 -1M1.2 5L5 1.2',
  stroke: 0.9,
  strength: 0.2,
};
const stitchTile: Tile = {
  width: 7,
  height: 5.6,
  dark: 'M0 0L3.5 4.2L7 0M0 5.6L3.5 9.8L7 5.6',
  light: 'M1.4 -1L3.1 2.6M5.6 -1L3.9 2.6M1.4 4.6L3.1 8.2M5.6 4.6L3.9 8.2',
  stroke: 1.1,
  strength: 0.3,
};

const tiles: Partial<Record<FabricName, Tile>> = {
  poplin: { width: 2, height: 2, dark: 'M0 1H2', light: 'M1 0V2', stroke: 0.5, strength: 0.1 },
  oxford: { width: 3, height: 3, dark: 'M0 0L3 3', light: 'M0 3L3 0', stroke: 0.8, strength: 0.14 },
  linen: {
    width: 2.6,
    height: 2.6,
    dark: 'M0 1.3H2.6',
    light: 'M1.3 0V2.6',
    stroke: 0.8,
    strength: 0.14,
  },
  flannel: { ...twillTile, strength: 0.08 },
  pique: {
    width: 3.4,
    height: 3.4,
    dark: 'M0 1.7L1.7 0L3.4 1.7L1.7 3.4Z',
    light: 'M1 1.7L1.7 1L2.4 1.7',
    stroke: 0.7,
    strength: 0.2,
  },
  jersey: {
    width: 2.2,
    height: 3,
    dark: 'M0.4 0V3',
    light: 'M1.5 0V3',
    stroke: 0.6,
    strength: 0.11,
  },
  knit: stitchTile,
  cable: stitchTile,
  fleece: { width: 3, height: 3, dark: 'M0.5 0V3', light: 'M2 0V3', stroke: 0.7, strength: 0.08 },
  twill: twillTile,
  denim: { ...twillTile, width: 4, strength: 0.26 },
  wool: { ...twillTile, strength: 0.09 },
  herringbone: {
    width: 18,
    height: 4.5,
    dark: 'M0 4.5L9 -4.5M0 9L9 0M9 -4.5L18 4.5M9 0L18 9',
    light: 'M0 6.7L9 -2.3M9 -2.3L18 6.7',
    stroke: 1.5,
    strength: 0.3,
  },
  cord: { width: 4.6, height: 6, dark: 'M0.6 0V6', light: 'M2.6 0V6', stroke: 1.7, strength: 0.3 },
  silk: {
    ...twillTile,
    width: 2.4,
    height: 2.4,
    dark: 'M0 2.4L2.4 0',
    light: 'M0 1.2L1.2 0',
    stroke: 0.4,
    strength: 0.14,
  },
};

/** The weave as a fill of fine dark and light lines, turned by `angle` degrees; none for smooth cloth. */
export function textureFill(
  drawing: Drawing,
  fabric: FabricName,
  angle: number,
): string | undefined {
  const tile = tiles[fabric];
  if (!tile) return undefined;
  const { width, height, strength } = tile;
  const line = { fill: 'none', 'stroke-width': tile.stroke };
  return drawing.define(
    'pattern',
    {
      width,
      height,
      patternUnits: 'userSpaceOnUse',
      patternTransform: angle ? `rotate(${Math.round(angle)})` : undefined,
    },
    element('path', { d: tile.dark, stroke: '#000', 'stroke-opacity': strength, ...line }) +
      element('path', {
        d: tile.light,
        stroke: '#fff',
        'stroke-opacity': strength * 0.75,
        ...line,
      }),
  );
}
