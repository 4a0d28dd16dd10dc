import type { Drawing } from '#drawing/drawing';
import type { Point } from '#drawing/outline';
import type { Cloth } from './cloth';
import type { Fold } from './folds';

/** The body that fills a piece: seen from the front it is as deep as `depth` of its half width. */
export interface Form {
  readonly outline: readonly Point[];
  readonly depth: number;
}

/** Where a piece is sewn to what it covers, and rises from there. */
export interface Join {
  /** From its upper end to its lower one. */
  readonly line: readonly Point[];
  /** Millimetres until it has its own height. */
  readonly reach: number;
}

/** One layer of cloth (or a button) as it lies on those drawn before it. Millimetres. */
export interface Ply {
  readonly path: string;
  /** How high it lies above what it covers. */
  readonly level: number;
  readonly folds: readonly Fold[];
  /** Depth of a fold whose own depth is 1. */
  readonly depth: number;
  readonly cloth: Cloth;
  /** Lighter or darker than the cloth, as `toned` has it. */
  readonly tone: number;
  /** Degrees the grain is turned against the vertical. */
  readonly grain: number;
  readonly origin: readonly [number, number];
  readonly surface: 'woven' | 'rib' | 'hard';
  readonly form?: Form | undefined;
  readonly join?: Join | undefined;
}

/** A line pressed into cloth, or with a negative depth a cord raised from it. */
export interface Groove {
  /** Absolute curves, as `curve` writes them. */
  readonly path: string;
  /** Reach to each side. */
  readonly width: number;
  readonly depth: number;
}

/** Two-dimensional affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What the parts of a garment tell of their height while they are drawn. */
export interface Relief {
  /** Whether weave, pattern, edges and light are put on pixel by pixel, and not drawn. */
  readonly isLitInPixels: boolean;
  addPly(drawing: Drawing, ply: Ply): void;
  /** Grooves in whatever lies inside `path`. */
  addGrooves(drawing: Drawing, path: string, grooves: readonly Groove[]): void;
  /** What `draw` adds is moved by `matrix`. */
  within<Result>(matrix: Matrix, draw: () => Result): Result;
}

export function transformOf(matrix: Matrix): string {
  return `matrix(${matrix.map((value) => Math.round(value * 10_000) / 10_000).join(' ')})`;
}
