import type { Article } from '#articles';
import { group } from '#drawing/drawing';
import { moved } from '#drawing/outline';
import { buildOf } from './build';
import type { Bench } from './panel';
import { transformOf, type Matrix } from './relief';
import type { Garment } from './sheet';
import { drawTop } from './top';
import type { Side } from './top-parts';
import { drawTrousers } from './trousers';

/** Suits and pyjamas: the trousers hang below the upper part. */
export function drawOutfit(bench: Bench, article: Article, side: Side): Garment {
  const isSuit = article.kind === 'suit';
  const drop = buildOf(article).length - (isSuit ? 300 : 320);
  const lowered: Matrix = [1, 0, 0, 1, 0, drop];
  const transform = transformOf(lowered);
  const trousers = bench.heights.within(lowered, () =>
    drawTrousers(
      bench,
      {
        ...article,
        kind: isSuit ? 'chinos' : 'joggers',
        cut: article.cut === 'slim' ? 'slim' : 'regular',
        details: [],
      },
      side,
    ),
  );
  const upper = drawTop(bench, article, side);
  const box = {
    x: Math.min(upper.box.x, trousers.box.x),
    y: upper.box.y,
    width: Math.max(upper.box.width, trousers.box.width),
    height: drop + trousers.box.height - 40 - upper.box.y,
  };
  return {
    parts: [group({ transform }, trousers.parts), ...upper.parts],
    silhouette: moved(trousers.silhouette, (x, y) => [x, y + drop]) + upper.silhouette,
    box,
  };
}
