import type { Drawing } from '#drawing/drawing';
import { moved, type Point } from '#drawing/outline';
import type { Cloth } from './cloth';
import type { Fold } from './folds';

/** The body that fills a piece: from the front it is as deep as `depth` of its half width. */
export interface Form {
  readonly outline: readonly Point[];
  readonly depth: number;
}

/** A seam at which a piece is joined to what it covers and from which it rises. */
export interface Join {
  /** From its upper end to its lower one. */
  readonly line: readonly Point[];
  /** Distance in millimetres over which it reaches its own height. */
  readonly reach: number;
}

/** One layer of cloth (or a button) on those drawn before it. In millimetres. */
export interface Ply {
  readonly path: string;
  /** Height above what it covers. */
  readonly level: number;
  readonly folds: readonly Fold[];
  /** Depth of a fold whose own depth is 1. */
  readonly depth: number;
  readonly cloth: Cloth;
  /** Lighter or darker than the cloth, as in `toned`. */
  readonly tone: number;
  /** Rotation of the grain against the vertical, in degrees. */
  readonly grain: number;
  readonly origin: readonly [number, number];
  readonly surface: 'woven' | 'rib' | 'hard';
  readonly form?: Form | undefined;
  readonly join?: Join | undefined;
}

/** A line pressed into cloth, or with a negative depth a raised cord. */
export interface Groove {
  /** Absolute curves, as returned by `curve`. */
  readonly path: string;
  /** Reach to each side. */
  readonly width: number;
  readonly depth: number;
}

/** Two-dimensional affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Receives the heights of the parts of a garment while they are drawn. */
export interface Relief {
  /** Whether weave, pattern, edges and light are added per pixel instead of drawn. */
  readonly isLitInPixels: boolean;
  addPly(drawing: Drawing, ply: Ply): void;
  /** Adds grooves to everything inside `path`. */
  addGrooves(drawing: Drawing, path: string, grooves: readonly Groove[]): void;
  /** Transforms what `draw` adds by `matrix`. */
  within<Result>(matrix: Matrix, draw: () => Result): Result;
}

export function transformOf(matrix: Matrix): string {
  return `matrix(${matrix.map((value) => Math.round(value * 10_000) / 10_000).join(' ')})`;
}

/** Path data of `shape` or `curve`, transformed. */
export function movedBy([a, b, c, d, e, f]: Matrix, path: string): string {
  return moved(path, (x, y) => [a * x + c * y + e, b * x + d * y + f]);
}
