import { type Point, at, mirrored, shape } from '#drawing/outline';
import { crossedSpread, type Build } from './build';
import { mirroredFolds } from './folds';
import { shirtButtonTone } from './fronts';
import { hornFor } from './lapels';
import { drawPanel, wobbled } from './panel';
import { drawRib } from './rib';
import { poseOf } from './poses';
import { button, seam, stitches } from './seams';
import { type Piece, type Top, quiltedPanel } from './top-parts';
import { cuffInner, longSleeveOutline, shortSleeveEnd, shortSleeveOutline } from './torso';
import { sleeveFolds } from './torso-folds';

type Turn = (points: Point[]) => Point[];

function turnFor(flip: boolean): Turn {
  return (points) => (flip ? mirrored(points, 0) : points);
}

/** The last `height` millimetres of a long sleeve, `grow` wider on both sides. */
function cuffBand(build: Build, turn: Turn, height: number, grow: number): Point[] {
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const y = build.sleeve;
  return turn([
    at(inner - 3 - grow, y - height + 8, 'corner'),
    at((inner + outer) / 2, y - height + 5),
    at(outer + 1 + grow, y - height, 'corner'),
    at(outer, y, 'corner'),
    at((inner + outer) / 2, y + 8),
    at(inner, y + 9, 'corner'),
  ]);
}

/** A line across the sleeve, `height` above its end. */
function cuffLine(build: Build, turn: Turn, height: number): Point[] {
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const y = build.sleeve - height;
  return turn([at(inner - 3, y + 8), at((inner + outer) / 2, y + 6), at(outer + 1, y)]);
}

function shirtCuff({ bench, build }: Top, flip: boolean): string {
  const turn = turnFor(flip);
  const sign = flip ? -1 : 1;
  const outline = cuffBand(build, turn, 62, 2);
  const x = sign * (cuffInner(build) + 18);
  return (
    drawPanel(bench, { outline, shadow: 0.3, thickness: 5, grain: sign * -6 }) +
    stitches(bench, cuffLine(build, turn, 56)) +
    stitches(bench, cuffLine(build, turn, 5)) +
    button(bench, x, build.sleeve - 24, 5, shirtButtonTone(bench))
  );
}

function jacketCuff({ bench, build, article }: Top, flip: boolean): string {
  const x = (flip ? -1 : 1) * (cuffInner(build) + 13);
  const horn = hornFor(bench);
  const line = cuffLine(build, turnFor(flip), 80);
  const buttons = [22, 39, 56, 73].map((rise) => button(bench, x, build.sleeve - rise, 6.2, horn));
  return buttons.join('') + (article.kind === 'coat' ? seam(bench, line, 0.5) : '');
}

function strapCuff({ bench, build }: Top, flip: boolean): string {
  const turn = turnFor(flip);
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const y = build.sleeve;
  const outline = turn([
    at(inner + 8, y - 58, 'corner'),
    at(outer, y - 66, 'corner'),
    at(outer, y - 34, 'corner'),
    at(inner + 8, y - 26, 'corner'),
  ]);
  const x = (flip ? -1 : 1) * (inner + 22);
  return (
    stitches(bench, cuffLine(build, turn, 14)) +
    drawPanel(bench, { outline, shadow: 0.4, thickness: 4 }) +
    button(bench, x, y - 43, 6, hornFor(bench))
  );
}

function cuff(top: Top, flip: boolean): string {
  const { bench, build, plan } = top;
  const turn = turnFor(flip);
  switch (plan.cuff) {
    case 'shirt':
      return shirtCuff(top, flip);
    case 'rib': {
      const outline = cuffBand(build, turn, 70, -5);
      const form = { outline, depth: 0.72 };
      return drawRib(bench, { outline, thickness: 7, form }, flip ? 5 : -5);
    }
    case 'jacket':
      return jacketCuff(top, flip);
    case 'strap':
      return strapCuff(top, flip);
    default:
      return (
        stitches(bench, cuffLine(build, turn, 16)) + stitches(bench, cuffLine(build, turn, 12))
      );
  }
}

function shortHem({ bench, build, plan }: Top, flip: boolean): string {
  const y = build.sleeve;
  const turn = turnFor(flip);
  const out = shortSleeveEnd(build);
  // The sleeve is narrower further up, so lines `lift` above its end are shorter.
  const edge = (lift: number) =>
    turn([
      at(build.chest - 9 - lift * 0.3, y + 23 - lift),
      at((out.x + build.chest) / 2 - lift * 0.3, y + 6 - lift),
      at(out.x - lift * 0.32, out.y - lift),
    ]);
  if (plan.cuff !== 'rib') return stitches(bench, edge(18)) + stitches(bench, edge(13));
  const outline = [...edge(26), ...edge(0).reverse()];
  return drawRib(bench, { outline, thickness: 5 }, flip ? 16 : -16) + seam(bench, edge(26));
}

/** Varies the pose, because no two sleeves lie alike. */
function ownPose(top: Top, flip: boolean): Top {
  const random = top.bench.random.branch(flip ? 'left-pose' : 'right-pose');
  const sway = random.sway();
  if (flip && poseOf(top.article) === 'half')
    return { ...top, build: { ...top.build, spread: crossedSpread(random) } };
  return { ...top, build: { ...top.build, spread: top.build.spread + sway * 14 } };
}

export function sleeve(pair: Top, flip: boolean): Piece {
  const top = ownPose(pair, flip);
  const { bench, build, article } = top;
  const isShort = article.sleeves === 'short';
  const random = bench.random.branch(flip ? 'left-sleeve' : 'right-sleeve');
  const isGathered = top.plan.cuff === 'rib';
  const drawn = isShort ? shortSleeveOutline(build) : longSleeveOutline(build, isGathered);
  const right = wobbled(drawn, random, 3);
  const outline = flip ? mirrored(right, 0) : right;
  const creases = sleeveFolds(build, isShort, random);
  const folds = flip ? mirroredFolds(creases) : creases;
  const lean =
    (Math.atan2(build.spread + build.cuff * 0.5, build.sleeve - build.slope) * 180) / Math.PI;
  const grain = (flip ? 1 : -1) * (isShort ? 18 : lean + 4);
  const scye = [
    at(build.shoulder - 13, build.slope - 3),
    at(build.shoulder - 24, build.slope + 96),
    at(build.chest - 38, build.armhole - 16),
    at(build.chest - 28, build.armhole + 24),
  ];
  const isRib = top.plan.cuff === 'rib' && !isShort;
  const joint = flip ? mirrored(scye, 0) : scye;
  const under = isRib ? cuff(top, flip) : '';
  const body = quiltedPanel(top, outline, {
    folds,
    grain,
    shadow: 0.42,
    form: { outline, depth: 0.72 },
    join: { line: joint, reach: 46 },
  });
  const over = isShort ? shortHem(top, flip) : isRib ? '' : cuff(top, flip);
  const silhouette = shape(outline) + (isRib ? ribCuffOutline(top, flip) : '');
  return { markup: under + body + seam(bench, joint) + over, silhouette };
}

function ribCuffOutline({ build }: Top, flip: boolean): string {
  const inner = cuffInner(build);
  const outer = inner + build.cuff;
  const y = build.sleeve;
  const points = [
    at(inner, y - 60, 'corner'),
    at(outer, y - 64, 'corner'),
    at(outer, y, 'corner'),
    at((inner + outer) / 2, y + 8),
    at(inner, y + 9, 'corner'),
  ];
  return shape(flip ? mirrored(points, 0) : points);
}
