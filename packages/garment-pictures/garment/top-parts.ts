import { boxAround } from '#drawing/drawing';
import { knitCables } from './cables';
import type { Article } from '#articles';
import type { Point } from '#drawing/outline';
import type { Build } from './build';
import { type Bench, type Panel, drawPanel } from './panel';
import { diamondQuilting, rowQuilting } from './quilting';
import type { TopPlan } from './top-plan';

export type Side = 'front' | 'back';

export interface Top {
  readonly bench: Bench;
  readonly article: Article;
  readonly build: Build;
  readonly plan: TopPlan;
  readonly side: Side;
}

export interface Piece {
  readonly markup: string;
  readonly silhouette: string;
}

/** A panel with the plan's quilting. */
export function quiltedPanel(
  top: Top,
  outline: readonly Point[],
  cut: Omit<Panel, 'outline'>,
): string {
  const { bench, plan } = top;
  const panel = drawPanel(bench, { ...cut, outline });
  if (bench.cloth.fabric === 'cable') {
    const { x, width } = boxAround(outline);
    const isBody = width > 300;
    const distances = isBody ? [-150, -82, 0, 82, 150] : [0];
    return panel + knitCables(bench, outline, isBody ? 0 : x + width / 2, distances);
  }
  if (plan.quilting === 'rows') return panel + rowQuilting(bench, outline, 58, 5);
  if (plan.quilting === 'diamonds') return panel + diamondQuilting(bench, outline, 62);
  return panel;
}

/** Depth of a folded garment, which has no body inside. */
export const foldedDepth = 0.14;

/** Depth of a body behind a front, as a share of its half width. */
export const bodyDepth = 0.4;
