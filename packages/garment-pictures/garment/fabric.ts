import type { FabricName } from '#articles';

/** How a fabric falls and reflects light. Lengths are in millimetres. */
export interface Hand {
  /** Radius of edges: large for thick knits, small for poplin. */
  readonly thickness: number;
  /** Depth of folds, 0–1. */
  readonly folds: number;
  /** Height and size of the fine wrinkles. */
  readonly wrinkles: number;
  readonly wrinkleSize: number;
  /** Strength of highlights on ridges; smooth, tight cloth shines. */
  readonly sheen: number;
  /** Strength of uneven yarn, and its frequencies across and along. */
  readonly slub?: readonly [strength: number, across: number, along: number];
}

export const hands: Record<FabricName, Hand> = {
  poplin: { thickness: 7, folds: 0.8, wrinkles: 6, wrinkleSize: 100, sheen: 0.8 },
  oxford: {
    thickness: 8,
    folds: 0.75,
    wrinkles: 6,
    wrinkleSize: 105,
    sheen: 0.6,
    slub: [0.14, 0.6, 0.3],
  },
  linen: {
    thickness: 8,
    folds: 0.9,
    wrinkles: 9,
    wrinkleSize: 85,
    sheen: 0.55,
    slub: [0.24, 0.7, 0.12],
  },
  flannel: {
    thickness: 11,
    folds: 0.65,
    wrinkles: 6,
    wrinkleSize: 110,
    sheen: 0.4,
    slub: [0.28, 0.35, 0.35],
  },
  pique: { thickness: 9, folds: 0.6, wrinkles: 6, wrinkleSize: 120, sheen: 0.5 },
  jersey: { thickness: 8, folds: 0.65, wrinkles: 6, wrinkleSize: 115, sheen: 0.5 },
  knit: {
    thickness: 15,
    folds: 0.45,
    wrinkles: 6,
    wrinkleSize: 140,
    sheen: 0.4,
    slub: [0.16, 0.3, 0.3],
  },
  cable: {
    thickness: 18,
    folds: 0.35,
    wrinkles: 5,
    wrinkleSize: 150,
    sheen: 0.4,
    slub: [0.18, 0.3, 0.3],
  },
  fleece: {
    thickness: 14,
    folds: 0.6,
    wrinkles: 7,
    wrinkleSize: 140,
    sheen: 0.45,
    slub: [0.2, 0.4, 0.4],
  },
  twill: {
    thickness: 9,
    folds: 0.6,
    wrinkles: 6,
    wrinkleSize: 110,
    sheen: 0.5,
    slub: [0.12, 0.4, 0.2],
  },
  denim: {
    thickness: 10,
    folds: 0.6,
    wrinkles: 6.5,
    wrinkleSize: 105,
    sheen: 0.5,
    slub: [0.26, 0.8, 0.16],
  },
  wool: {
    thickness: 12,
    folds: 0.45,
    wrinkles: 5.5,
    wrinkleSize: 150,
    sheen: 0.4,
    slub: [0.22, 0.45, 0.45],
  },
  herringbone: {
    thickness: 12,
    folds: 0.45,
    wrinkles: 5,
    wrinkleSize: 150,
    sheen: 0.4,
    slub: [0.24, 0.4, 0.4],
  },
  cord: { thickness: 11, folds: 0.5, wrinkles: 6, wrinkleSize: 120, sheen: 0.6 },
  nylon: { thickness: 11, folds: 0.7, wrinkles: 6, wrinkleSize: 85, sheen: 0.8 },
  leather: {
    thickness: 10,
    folds: 0.6,
    wrinkles: 7,
    wrinkleSize: 80,
    sheen: 1,
    slub: [0.08, 0.35, 0.35],
  },
  suede: {
    thickness: 11,
    folds: 0.5,
    wrinkles: 6,
    wrinkleSize: 95,
    sheen: 0.3,
    slub: [0.3, 0.2, 0.2],
  },
  silk: { thickness: 6, folds: 0.5, wrinkles: 5, wrinkleSize: 100, sheen: 1 },
};
