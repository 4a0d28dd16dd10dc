import { element, group, grown, overlap, type Box, type Drawing } from '#drawing/drawing';
import { hands } from './fabric';
import { surfaceLight, type HeightMap } from './heights';
import type { Cloth } from './cloth';

/** A drawn garment without its ground. */
export interface Garment {
  readonly parts: readonly string[];
  /** Path data of everything that casts a shadow on the ground. */
  readonly silhouette: string;
  /** Drawn over the wrinkles: metal, leather labels. */
  readonly trims?: readonly string[];
  readonly box: Box;
  /** Size and height of the fine wrinkles relative to the fabric's usual ones; 0 for none. */
  readonly wrinkling?: number;
}

export interface Sheet {
  readonly drawing: Drawing;
  readonly cloth: Cloth;
  readonly heights: HeightMap;
  /** Distance of the points that are lit, in units, because the drawing is shown at any size. */
  readonly grain: number;
}

/** How cloth of this lightness reflects light. */
function lightingOf({ cloth }: Sheet) {
  return cloth.base.l > 0.8
    ? { blend: 'multiply', level: 0.97, opacity: 0.3, roughness: 1.5, shade: 0.13 }
    : { blend: 'soft-light', level: 0.52, opacity: 1, roughness: 2, shade: 0.2 };
}

/** The lit area, which extends beyond the picture, because its edge would be visible as a rim. */
function lightArea({ drawing }: Sheet, garment: Garment): Box {
  const whole = grown(garment.box, 20);
  return drawing.view ? overlap(whole, grown(drawing.view, 14)) : whole;
}

/** The garment's folds and edges as grey light on a surface, covering `lightArea`. */
function surface(sheet: Sheet, garment: Garment, seed: number): string {
  const hand = hands[sheet.cloth.fabric];
  const rough = garment.wrinkling ?? 1;
  const { level, roughness } = lightingOf(sheet);
  const light = surfaceLight({
    scale: 1 / sheet.grain,
    grain: sheet.grain,
    wrinkles: hand.wrinkles * roughness * rough,
    wrinkleSize: hand.wrinkleSize * (rough || 1),
    seed,
    level,
  });
  const area = lightArea(sheet, garment);
  const region = { filterUnits: 'userSpaceOnUse', ...area, 'color-interpolation-filters': 'sRGB' };
  const filter = sheet.drawing.define('filter', region, light);
  return group({ filter }, [sheet.heights.markup(area)]);
}

/** Adds surface light and the overall light gradient to the garment. */
export function relief(sheet: Sheet, garment: Garment, seed: number): string {
  const { drawing } = sheet;
  const { x, y, width, height } = garment.box;
  const area = lightArea(sheet, garment);
  const { blend, opacity, shade } = lightingOf(sheet);
  const lit = surface(sheet, garment, seed);
  const fall = drawing.linear(
    [x, y],
    [x + width, y + height],
    [
      { offset: 0, colour: '#fff', opacity: 0.13 },
      { offset: 0.4, colour: '#fff', opacity: 0 },
      { offset: 0.55, colour: '#000', opacity: 0 },
      { offset: 1, colour: '#000', opacity: shade },
    ],
  );
  return group({ 'clip-path': drawing.clip(garment.silhouette) }, [
    group({ style: `mix-blend-mode:${blend}`, opacity }, [lit]),
    element('rect', { ...area, fill: fall }),
  ]);
}
