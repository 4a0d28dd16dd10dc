import { hex, lit, shaded, toned } from '#drawing/colour';
import { boxAround, element, group, grown, type Drawing } from '#drawing/drawing';
import { shape, type Point } from '#drawing/outline';
import type { Random } from '#drawing/random';
import type { Cloth } from './cloth';
import { hands } from './fabric';
import type { Fold } from './folds';
import type { Form, Join, Relief } from './relief';
import { textureOver } from './texture';
import { wovenOver } from './weave';

/**
 * Depth in millimetres of the deepest fold in the fabric with most folds; filters exaggerate
 * theirs.
 */
const foldDepth = { pixels: 18, filter: 9 } as const;

/**
 * The context in which parts of a garment are drawn. Units are millimetres, x = 0 is the garment's
 * axis.
 */
export interface Bench {
  readonly drawing: Drawing;
  readonly cloth: Cloth;
  readonly random: Random;
  readonly heights: Relief;
}

export interface Panel {
  readonly outline: readonly Point[];
  readonly folds?: readonly Fold[];
  /** Rotation of the cloth's grain against the vertical, in degrees. */
  readonly grain?: number;
  /** Origin of the pattern's repeat. */
  readonly origin?: readonly [number, number];
  /** Lighter (positive) or darker than the cloth; insides are dark. */
  readonly tone?: number;
  /** Strength of the shadow that the panel casts on what is below, 0–1. */
  readonly shadow?: number;
  /** Overrides the fabric's own rounding of edges, in millimetres. */
  readonly thickness?: number;
  /** Whether it is ribbed instead of woven like the cloth. */
  readonly isRib?: boolean;
  /** The body that fills this piece, if any. */
  readonly form?: Form;
  readonly join?: Join;
}

/** Widths and shares of nested shapes that make a soft edge without a blur filter. */
const softness = [1, 0.84, 0.68, 0.53, 0.38, 0.24] as const;

/** A line along the outline that fades inwards over `reach`; the caller clips it. */
function softRim(href: string, tone: string, depth: number, reach: number, shift: number): string {
  const opacity = 1 - (1 - depth) ** (1 / softness.length);
  const line = { fill: 'none', stroke: tone, 'stroke-opacity': opacity };
  const strokes = softness.map((share) =>
    element('use', { href, 'stroke-width': reach * 2.6 * share }),
  );
  return group({ ...line, transform: `translate(${shift} ${shift})` }, strokes);
}

function softShadow(href: string, tone: string, depth: number): string {
  const opacity = 1 - (1 - depth) ** (1 / softness.length);
  const paint = { fill: tone, stroke: tone, 'fill-opacity': opacity, 'stroke-opacity': opacity };
  const strokes = softness.map((share) =>
    element('use', { href, 'stroke-width': 16 * share - 3.5 }),
  );
  const place = { 'stroke-linejoin': 'round', transform: 'translate(2.5 4)' };
  return group({ ...paint, ...place }, strokes);
}

/** Shading of the edges: dark to the lower right, light to the upper left. */
function edges(bench: Bench, panel: Panel, href: string): string {
  const { cloth } = bench;
  const hand = hands[cloth.fabric];
  const base = toned(cloth.base, panel.tone ?? 0);
  const reach = panel.thickness ?? hand.thickness;
  const pale = base.l > 0.8 ? 0.45 : base.l > 0.6 ? 0.8 : 1;
  const shadeTone = hex(shaded(base, 0.62));
  const lightTone = hex(lit(base, base.l > 0.8 ? 0.75 : 0.32));
  return (
    softRim(href, shadeTone, 0.28 * pale, reach, -reach * 0.5) +
    softRim(href, lightTone, 0.26, reach, reach * 0.5)
  );
}

/** Cloth without weave, pattern and light, which are added per pixel; only its edge is drawn. */
function flatPanel({ cloth }: Bench, panel: Panel, href: string): string {
  const base = toned(cloth.base, panel.tone ?? 0);
  const stroke = hex(shaded(base, base.l > 0.8 ? 0.3 : 0.5));
  const edge = { 'stroke-width': 1, 'stroke-opacity': panel.shadow ? 0.3 : 0.16 };
  return element('use', { href, fill: hex(base), stroke, ...edge });
}

/** One panel: cloth, pattern, folds, rounded edges, weave, and its shadow on what is below. */
export function drawPanel(bench: Bench, panel: Panel): string {
  const { drawing, cloth } = bench;
  const box = grown(boxAround(panel.outline), 12);
  if (drawing.isOutside(box)) return '';
  const path = shape(panel.outline);
  const href = drawing.path(path);
  const fill = hex(toned(cloth.base, panel.tone ?? 0));
  const grain = panel.grain ?? 0;
  const dim = panel.tone && panel.tone < 0 ? -panel.tone : 0;
  const hand = hands[cloth.fabric];
  const lift = panel.shadow ? 0.6 + (panel.thickness ?? hand.thickness) * 0.16 : dim > 0.1 ? -3 : 0;
  bench.heights.addPly(drawing, {
    path,
    level: lift,
    folds: panel.folds ?? [],
    depth: hand.folds * foldDepth[bench.heights.isLitInPixels ? 'pixels' : 'filter'],
    cloth,
    tone: panel.tone ?? 0,
    grain,
    origin: panel.origin ?? [0, 0],
    surface: panel.isRib ? 'rib' : 'woven',
    form: panel.form,
    join: panel.join,
  });
  if (bench.heights.isLitInPixels) return flatPanel(bench, panel, href);
  const woven = wovenOver(cloth, panel.outline, grain, panel.origin);
  const shadow = panel.shadow
    ? softShadow(href, hex(shaded(cloth.base, 0.82)), panel.shadow * 0.62)
    : '';
  return (
    shadow +
    group({ 'clip-path': drawing.clip(path) }, [
      element('use', { href, fill }),
      woven,
      woven && dim ? element('use', { href, opacity: dim }) : '',
      edges(bench, panel, href),
      textureOver(drawing, cloth.fabric, box, grain),
    ])
  );
}

/** Moves points slightly at random, corners less, because cloth has no straight edges. */
export function wobbled(points: readonly Point[], random: Random, amount: number): Point[] {
  return points.map((point) => {
    const reach = point.corner ? amount * 0.4 : amount;
    return { ...point, x: point.x + random.sway() * reach, y: point.y + random.sway() * reach };
  });
}
