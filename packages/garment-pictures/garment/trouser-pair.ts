import type { Article, Kind } from '#articles';
import type { Oklch } from '#drawing/colour';
import type { LegBuild } from './leg-build';
import type { Bench } from './panel';
import type { Side } from './top-parts';

export interface Pair {
  readonly bench: Bench;
  readonly article: Article;
  readonly build: LegBuild;
  readonly side: Side;
  /** Thread of visible seams, if it differs from the cloth. */
  readonly thread: Oklch | undefined;
}

export const bandHeight = 40;

export function dipAt(side: Side): number {
  return side === 'front' ? 15 : -8;
}

const elastic: ReadonlySet<Kind> = new Set(['joggers', 'swimwear', 'underwear', 'pyjamas']);

/** Whether the waist is elastic, so that there is neither fly nor belt loop. */
export function isElastic({ kind, details }: Article): boolean {
  return elastic.has(kind) || details.includes('drawstring');
}
