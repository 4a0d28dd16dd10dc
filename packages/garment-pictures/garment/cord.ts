import { hex, lit, shaded, type Oklch } from '#drawing/colour';
import { element } from '#drawing/drawing';

interface Cord {
  readonly tone: Oklch;
  readonly width: number;
  /** Whether it is twisted with visible strands, or a flat lace with a highlight. */
  readonly isTwisted: boolean;
}

/** A cord, lace or thread on cloth along the path `d`. */
export function drawCord(d: string, { tone, width, isTwisted }: Cord): string {
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  const under = { ...line, stroke: '#000', transform: `translate(1.4 ${width * 0.5})` };
  const body = { ...line, stroke: hex(isTwisted ? shaded(tone, 0.2) : tone) };
  const strands = { 'stroke-width': width * 0.58, 'stroke-dasharray': '2.6 1.5' };
  const light = isTwisted ? strands : { 'stroke-width': width * 0.3, opacity: 0.5 };
  const shine = { ...line, stroke: hex(lit(tone, isTwisted ? 0.12 : 0.5)), ...light };
  return (
    element('path', { ...under, 'stroke-width': width * 1.5, opacity: 0.12 }) +
    element('path', { ...under, 'stroke-width': width, opacity: 0.24 }) +
    element('path', { ...body, 'stroke-width': width }) +
    element('path', { ...shine, transform: `translate(-.4 ${-width * 0.15})` })
  );
}
