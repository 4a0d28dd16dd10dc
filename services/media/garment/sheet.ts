import { hex, oklch, type Oklch } from '@/services/media/drawing/colour';
import {
  element,
  group,
  grown,
  overlap,
  type Box,
  type Drawing,
} from '@/services/media/drawing/drawing';
import { hands } from './fabric';
import { surfaceLight, type HeightMap } from './heights';
import type { Cloth } from './cloth';

/** A drawn garment before it is laid on its ground. */
export interface Garment {
  readonly parts: readonly string[];
  /** Path data of everything that throws a shadow on the ground. */
  readonly silhouette: string;
  /** Drawn over the wrinkles: metal, leather labels. */
  readonly trims?: readonly string[];
  readonly box: Box;
  readonly heights: HeightMap;
  /** Size and height of the fine wrinkles against the fabric's usual; 0 for none. */
  readonly wrinkling?: number;
}

export interface Sheet {
  readonly drawing: Drawing;
  readonly cloth: Cloth;
  readonly isDark: boolean;
  /** Pixels of the picture for one unit of the drawing. */
  readonly scale: number;
  /** For drawings shown in any size: light does not depend on `scale` then. */
  readonly grain?: number;
}

/** Studio ground: light falls in from the upper left. */
export function ground({ drawing, isDark }: Sheet, view: Box, tint?: Oklch): string {
  const tones: readonly [number, number, number] = isDark
    ? [0.36, 0.3, 0.235]
    : [0.972, 0.952, 0.905];
  const [near, middle, far] = tones.map((l) => {
    if (!tint) return hex(oklch(l, isDark ? 0.006 : 0.005, 80));
    return hex(oklch(isDark ? l : tint.l * (0.22 + l * 0.82), tint.c, tint.h));
  });
  const centre: [number, number] = [view.x + view.width * 0.3, view.y + view.height * 0.22];
  const fill = drawing.radial(centre, view.height * 0.9, [
    { offset: 0, colour: near ?? '#fff' },
    { offset: 0.5, colour: middle ?? '#fff' },
    { offset: 1, colour: far ?? '#fff' },
  ]);
  return element('rect', { x: view.x, y: view.y, width: view.width, height: view.height, fill });
}

/** One tight shadow where the cloth touches and one wide one to the lower right. */
export function contactShadow({ drawing, isDark }: Sheet, garment: Garment): string {
  const { silhouette, box } = garment;
  const tone = isDark ? '#000' : hex(oklch(0.3, 0.02, 60));
  const layer = (blur: number, x: number, y: number, opacity: number) =>
    element('path', {
      d: silhouette,
      fill: tone,
      opacity,
      filter: drawing.blur(blur, grown(box, 30)),
      transform: `translate(${x} ${y})`,
    });
  return layer(26, 14, 24, isDark ? 0.5 : 0.24) + layer(6, 3, 6, isDark ? 0.55 : 0.36);
}

/** How cloth of this lightness takes the light of its surface. */
function lightingOf({ cloth }: Sheet) {
  return cloth.base.l > 0.8
    ? { blend: 'multiply', level: 0.97, opacity: 0.3, roughness: 1.5, shade: 0.13 }
    : { blend: 'soft-light', level: 0.52, opacity: 1, roughness: 2, shade: 0.2 };
}

/** Where the garment's surface is lit: beyond the picture's edge, or the edge would show as a rim. */
export function lightArea({ drawing }: Sheet, garment: Garment): Box {
  const whole = grown(garment.box, 20);
  return drawing.view ? overlap(whole, grown(drawing.view, 14)) : whole;
}

/** The garment's folds and edges as grey light on a surface, covering `lightArea`. */
export function surface(sheet: Sheet, garment: Garment, seed: number): string {
  const hand = hands[sheet.cloth.fabric];
  const rough = garment.wrinkling ?? 1;
  const { level, roughness } = lightingOf(sheet);
  const light = surfaceLight({
    scale: sheet.grain ? 1 / sheet.grain : sheet.scale,
    grain: sheet.grain,
    wrinkles: hand.wrinkles * roughness * rough,
    wrinkleSize: hand.wrinkleSize * (rough || 1),
    seed,
    level,
  });
  const area = lightArea(sheet, garment);
  const region = { filterUnits: 'userSpaceOnUse', ...area, 'color-interpolation-filters': 'sRGB' };
  const filter = sheet.drawing.define('filter', region, light);
  return group({ filter }, [garment.heights.markup(area)]);
}

/**
 * Lays surface light, uneven yarn and the fall of light over the garment. `rendered` is the
 * address of an image to use instead of `surface`.
 */
export function relief(sheet: Sheet, garment: Garment, seed: number, rendered?: string): string {
  const { drawing } = sheet;
  const { x, y, width, height } = garment.box;
  const area = lightArea(sheet, garment);
  const { blend, opacity, shade } = lightingOf(sheet);
  const image = { ...area, href: rendered, preserveAspectRatio: 'none' };
  const lit = rendered ? element('image', image) : surface(sheet, garment, seed);
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
    garment.wrinkling === 0 || sheet.grain ? '' : slubLayer(sheet, area, seed),
    element('rect', { ...area, fill: fall }),
  ]);
}

const reliefRegion = {
  x: 0,
  y: 0,
  width: '100%',
  height: '100%',
  'color-interpolation-filters': 'sRGB',
};

function slubLayer({ drawing, cloth, scale }: Sheet, area: Box, seed: number): string {
  const slub = hands[cloth.fabric].slub;
  if (!slub) return '';
  const [strength, across, along] = slub;
  const doubled = cloth.pattern === 'melange' ? 2.2 : 1;
  const values = `0 0 0 0 ${cloth.base.l > 0.55 ? 0 : 1} 0 0 0 0 ${cloth.base.l > 0.55 ? 0 : 1} 0 0 0 0 ${cloth.base.l > 0.55 ? 0.02 : 1} 0 0 0 3.2 -1.5`;
  const filter = drawing.define(
    'filter',
    reliefRegion,
    element('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: `${across} ${along}`,
      numOctaves: 1,
      seed: seed + 7,
    }) + element('feColorMatrix', { type: 'matrix', values }),
  );
  return element('rect', {
    ...area,
    filter,
    opacity: Math.min(0.6, strength * 0.5 * doubled * Math.min(1, scale * 1.1)),
  });
}
