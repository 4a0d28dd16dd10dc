import type { Article } from '#articles';
import { oklch } from '#drawing/colour';
import { steel } from './fronts';
import { legBuildOf, legLength, posedLeg } from './leg-build';
import type { Bench } from './panel';
import { poseOf } from './poses';
import type { Garment } from './sheet';
import type { Side } from './top-parts';
import { backDetails, fly, frontPockets } from './trouser-details';
import { leg } from './trouser-leg';
import { type Pair, bandHeight } from './trouser-pair';
import { band } from './waistband';

export function drawTrousers(bench: Bench, article: Article, side: Side): Garment {
  const build = legBuildOf(article);
  const isContrast = article.kind === 'jeans' && !article.details.includes('contrast-stitching');
  const thread =
    isContrast && bench.cloth.base.l > 0.24
      ? oklch(0.66, 0.11, 62)
      : article.details.includes('contrast-stitching')
        ? steel
        : undefined;
  const pair: Pair = { bench, article, build, side, thread };
  const waistband = band(pair);
  const behind = waistband.behind();
  const pose = poseOf(article);
  const posed = (isLeft: boolean): Pair => ({ ...pair, build: posedLeg(build, pose, isLeft) });
  const legs = [leg(posed(true), true), leg(posed(false), false)];
  const details = side === 'front' ? fly(pair) + frontPockets(pair) : backDetails(pair);
  const parts = [behind, ...legs.map((each) => each.markup), details, waistband.over()];
  const reach = Math.max(
    ...[posed(true).build, posed(false).build].flatMap(({ hip, hem, knee }) => [
      hip,
      hem[1],
      knee[1],
    ]),
  );
  const isShort = legLength(article) !== 'long';
  const box = {
    x: -reach,
    y: -bandHeight - 8,
    width: reach * 2,
    height: build.length + bandHeight + (isShort ? 14 : 10),
  };
  return {
    parts,
    silhouette: waistband.silhouette + legs.map((each) => each.silhouette).join(''),
    box,
  };
}
