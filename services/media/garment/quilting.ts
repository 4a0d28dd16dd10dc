import { hex, lit, shaded } from '@/services/media/drawing/colour';
import { element, group } from '@/services/media/drawing/drawing';
import { at, curve, round, shape, type Point } from '@/services/media/drawing/outline';
import { fold, lens } from './folds';
import type { Bench } from './panel';

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf(outline: readonly Point[]): Extent {
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Wadding sewn down along level rows `pitch` millimetres apart: puffs lit from above, puckered at the seams. */
export function rowQuilting(
  bench: Bench,
  outline: readonly Point[],
  pitch: number,
  sag: number,
): string {
  const { drawing, cloth, random } = bench;
  const box = extentOf(outline);
  const width = box.right - box.left;
  const dark: string[] = [];
  const light: string[] = [];
  const lines: string[] = [];
  for (let y = box.top - pitch + random.between(10, 20); y < box.bottom + pitch; y += pitch) {
    const line = [
      at(box.left - 6, y),
      at(box.left + width * 0.35, y + sag + random.sway() * 2),
      at(box.left + width * 0.7, y + sag * 0.7),
      at(box.right + 6, y),
    ];
    const path = curve(line);
    lines.push(path);
    dark.push(
      `<path d="${path}" fill="none" stroke-width="${round(pitch * 0.42)}" transform="translate(0 ${round(-pitch * 0.16)})" opacity=".42"/>`,
    );
    light.push(
      `<path d="${path}" fill="none" stroke-width="${round(pitch * 0.3)}" transform="translate(0 ${round(pitch * 0.32)})" opacity=".3"/>`,
    );
    for (let x = box.left + random.between(4, 20); x < box.right; x += random.between(13, 30)) {
      const down = random.next() < 0.5 ? 1 : -1;
      const reach = pitch * random.between(0.2, 0.46);
      const level = y + sag * 0.7;
      dark.push(
        `<path d="${lens(fold([x, level], [x + random.sway() * 7, level + down * reach], random.sway() * 3, random.between(2, 4.4), 1))}" stroke="none" opacity=".5"/>`,
      );
    }
  }
  const seams = lines.map((path) =>
    element('path', {
      d: path,
      fill: 'none',
      stroke: hex(shaded(cloth.base, 0.7)),
      'stroke-width': 1.5,
      opacity: 0.6,
    }),
  );
  const shade = hex(shaded(cloth.base, 0.6));
  const shine = hex(lit(cloth.base, cloth.base.l > 0.8 ? 0.7 : 0.24));
  return group({ 'clip-path': drawing.clip(shape(outline)) }, [
    group({ fill: shade, stroke: shade, filter: drawing.blur(pitch * 0.09) }, dark),
    group({ fill: shine, stroke: shine, filter: drawing.blur(pitch * 0.1) }, light),
    ...seams,
  ]);
}

/** Wadding sewn down in diamonds. */
export function diamondQuilting(bench: Bench, outline: readonly Point[], pitch: number): string {
  const { drawing, cloth } = bench;
  const shade = hex(shaded(cloth.base, 0.62));
  const shine = hex(lit(cloth.base, 0.34));
  const p = pitch;
  const soft = (tone: string) =>
    `<radialGradient id="q${tone.slice(1)}"><stop offset="0" stop-color="${tone}" stop-opacity=".6"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`;
  const diamond = (x: number, y: number) =>
    `<circle cx="${x - p * 0.14}" cy="${y - p * 0.16}" r="${p * 0.36}" fill="url(#q${shine.slice(1)})"/>`;
  const cross = `M0 0L${p} ${p}M${p} 0L0 ${p}`;
  const fill = drawing.define(
    'pattern',
    { width: p, height: p, patternUnits: 'userSpaceOnUse' },
    soft(shine) +
      `<path d="${cross}" stroke="${shade}" stroke-width="9" opacity=".2" transform="translate(-2 -3)"/>` +
      `<path d="${cross}" stroke="${shade}" stroke-width="5" opacity=".3" transform="translate(-1 -1.4)"/>` +
      diamond(p / 2, 0) +
      diamond(p / 2, p) +
      diamond(0, p / 2) +
      diamond(p, p / 2) +
      `<path d="${cross}" stroke="${shade}" stroke-width="1.3" opacity=".85"/>`,
  );
  return element('path', { d: shape(outline), fill });
}
