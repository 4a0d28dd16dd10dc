import { hex, lit, shaded, toned } from '@/services/media/drawing/colour';
import { element, group, type Drawing } from '@/services/media/drawing/drawing';
import { shape, type Point } from '@/services/media/drawing/outline';
import type { Random } from '@/services/media/drawing/random';
import type { Cloth } from './cloth';
import { hands, textureFill } from './fabric';
import { lens, type Fold } from './folds';
import { wovenOver } from './weave';

/** What every part of a garment draws with. Units are millimetres, x = 0 is the garment's axis. */
export interface Bench {
  readonly drawing: Drawing;
  readonly cloth: Cloth;
  readonly random: Random;
}

/** A piece of cloth, cut and sewn in. */
export interface Panel {
  readonly outline: readonly Point[];
  readonly folds?: readonly Fold[];
  /** Degrees the cloth's grain is turned against the vertical. */
  readonly grain?: number;
  /** Where the pattern's repeat begins. */
  readonly origin?: readonly [number, number];
  /** Lighter (positive) or darker than the cloth: insides are dark. */
  readonly tone?: number;
  /** How deep a shadow the panel throws on what lies under it, 0–1. */
  readonly shadow?: number;
  /** Overrides the fabric's own rounding of edges, in millimetres. */
  readonly thickness?: number;
}

function foldLayers(bench: Bench, panel: Panel, path: string): string {
  const { drawing, cloth } = bench;
  const hand = hands[cloth.fabric];
  const folds = panel.folds ?? [];
  const base = toned(cloth.base, panel.tone ?? 0);
  const round = panel.thickness ?? hand.thickness;
  const edge = { d: path, fill: 'none', 'stroke-width': round * 2 };
  const pale = base.l > 0.8 ? 0.62 : 1;
  const dark = folds.map((item) =>
    element('path', {
      d: lens({ ...item, width: item.width * 1.5 }),
      opacity: Math.min(1, item.depth * hand.folds * pale * 1.25),
    }),
  );
  const light = folds.map((item) => {
    const away = item.width * 0.55;
    return element('path', {
      d: lens({ ...item, width: item.width * 1.2 }, -away * 1.7, -away),
      opacity: Math.min(1, item.depth * hand.folds * hand.sheen),
    });
  });
  const shadeTone = hex(shaded(base, 0.62));
  const lightTone = hex(lit(base, base.l > 0.8 ? 0.75 : 0.32));
  const shift = round * 0.55;
  const soft = drawing.blur(round * 0.95);
  const near = drawing.blur(round * 0.5);
  const rim = (tone: string, opacity: number, by: number) =>
    element('path', {
      ...edge,
      stroke: tone,
      opacity,
      filter: near,
      transform: `translate(${by} ${by})`,
    });
  return (
    (folds.length > 0
      ? group({ fill: shadeTone, filter: soft }, dark) +
        group({ fill: lightTone, filter: soft }, light)
      : '') +
    rim(shadeTone, 0.52, -shift) +
    rim(lightTone, 0.34, shift)
  );
}

/** One panel: cloth, pattern, folds, rounded edges, weave, and its shadow on what lies below. */
export function drawPanel(bench: Bench, panel: Panel): string {
  const { drawing, cloth } = bench;
  const path = shape(panel.outline);
  const fill = hex(toned(cloth.base, panel.tone ?? 0));
  const grain = panel.grain ?? 0;
  const woven = wovenOver(drawing, cloth, panel.outline, grain, panel.origin);
  const texture = textureFill(drawing, cloth.fabric, grain);
  const dim = panel.tone && panel.tone < 0 ? -panel.tone : 0;
  const shadow = panel.shadow
    ? element('path', {
        d: path,
        opacity: panel.shadow,
        fill: hex(shaded(cloth.base, 0.82)),
        filter: drawing.blur(5),
        transform: 'translate(2.5 4)',
      })
    : '';
  return (
    shadow +
    group({ 'clip-path': drawing.clip(path) }, [
      element('path', { d: path, fill }),
      woven,
      woven && dim ? element('path', { d: path, opacity: dim }) : '',
      foldLayers(bench, panel, path),
      texture ? element('path', { d: path, fill: texture }) : '',
    ])
  );
}

/** Points moved a little by chance, corners less: cloth has no straight edges. */
export function wobbled(points: readonly Point[], random: Random, amount: number): Point[] {
  return points.map((point) => {
    const reach = point.corner ? amount * 0.4 : amount;
    return { ...point, x: point.x + random.sway() * reach, y: point.y + random.sway() * reach };
  });
}
