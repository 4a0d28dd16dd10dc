import type { FabricName } from '#articles';
import { element, group, type Box, type Drawing } from '#drawing/drawing';

/** Parallel ridges at `angle` degrees from the vertical, `pitch` millimetres apart. */
interface Ridges {
  readonly angle: number;
  readonly pitch: number;
  readonly width: number;
  readonly strength: number;
}

/** Rows of zigzag, such as the stitches of a knit or a herringbone. */
interface Zigzag {
  readonly across: number;
  readonly rise: number;
  readonly pitch: number;
  readonly width: number;
  readonly strength: number;
}

interface Texture {
  readonly ridges?: readonly Ridges[];
  readonly zigzag?: Zigzag;
}

function ridges(angle: number, pitch: number, width: number, strength: number): Ridges {
  return { angle, pitch, width, strength };
}

const twill = ridges(45, 2.6, 0.9, 0.17);
const stitches: Zigzag = { across: 3.5, rise: 4.2, pitch: 5.6, width: 1.2, strength: 0.3 };

const textures: Partial<Record<FabricName, Texture>> = {
  poplin: { ridges: [ridges(0, 1.5, 0.5, 0.05), ridges(90, 1.5, 0.5, 0.05)] },
  oxford: { ridges: [ridges(0, 2.2, 0.8, 0.12), ridges(90, 2.2, 0.8, 0.12)] },
  linen: { ridges: [ridges(0, 2.4, 0.8, 0.13), ridges(90, 2.6, 0.9, 0.13)] },
  flannel: { ridges: [{ ...twill, strength: 0.08 }] },
  pique: { ridges: [ridges(45, 2.7, 0.9, 0.16), ridges(-45, 2.7, 0.9, 0.16)] },
  jersey: { ridges: [ridges(0, 2.2, 0.7, 0.1)] },
  knit: { zigzag: stitches, ridges: [ridges(0, 7, 1.5, 0.24)] },
  cable: { zigzag: stitches, ridges: [ridges(0, 7, 1.6, 0.26)] },
  fleece: { ridges: [ridges(0, 3, 0.8, 0.07)] },
  twill: { ridges: [twill] },
  denim: { ridges: [{ ...twill, strength: 0.24 }] },
  wool: { ridges: [{ ...twill, strength: 0.09 }] },
  herringbone: { zigzag: { across: 9, rise: 9, pitch: 4.5, width: 1.6, strength: 0.28 } },
  cord: { ridges: [ridges(0, 4.6, 1.9, 0.3)] },
  silk: { ridges: [ridges(45, 1.9, 0.5, 0.13)] },
};

/** Repeats smaller than this are noise. */
const minPixels = 1.5;

function linesOver(box: Box, pitch: number): string {
  let path = '';
  const reach = Math.hypot(box.width, box.height) / 2;
  for (let x = -Math.ceil(reach / pitch) * pitch; x < reach; x += pitch)
    path += `M${x.toFixed(1)} ${-reach | 0}v${(reach * 2) | 0}`;
  return path;
}

function pairOf(d: string, width: number, strength: number): string {
  const line = { d, fill: 'none', 'stroke-width': width };
  const lift = `translate(${width} ${width * 0.4})`;
  return (
    element('path', { ...line, stroke: '#000', 'stroke-opacity': strength }) +
    element('path', { ...line, stroke: '#fff', 'stroke-opacity': strength * 0.7, transform: lift })
  );
}

function ridgesOver(drawing: Drawing, box: Box, item: Ridges, grain: number): string {
  if (item.pitch * drawing.scale < minPixels) return '';
  const place = `translate(${box.x + box.width / 2} ${box.y + box.height / 2}) rotate(${item.angle + grain})`;
  const lines = pairOf(linesOver(box, item.pitch), item.width, item.strength);
  return group({ transform: place }, [lines]);
}

function zigzagOver(drawing: Drawing, box: Box, item: Zigzag, grain: number): string {
  const { across, rise, pitch } = item;
  if (pitch * drawing.scale < minPixels) return '';
  const reach = Math.hypot(box.width, box.height) / 2;
  const zigs = Math.ceil(reach / across);
  const row = `M${-zigs * across} 0${`l${across} ${rise}l${across} ${-rise}`.repeat(zigs)}`;
  const id = drawing.symbol(pairOf(row, item.width, item.strength));
  const rows: string[] = [];
  for (let y = -reach; y < reach; y += pitch) rows.push(element('use', { href: `#${id}`, y }));
  const place = `translate(${box.x + box.width / 2} ${box.y + box.height / 2}) rotate(${grain})`;
  return group({ transform: place }, rows);
}

/**
 * The weave over `box` as fine dark and light lines, rotated by `grain` degrees; the caller clips
 * it.
 */
export function textureOver(drawing: Drawing, fabric: FabricName, box: Box, grain: number): string {
  const texture = textures[fabric];
  if (!texture) return '';
  const lines = (texture.ridges ?? []).map((item) => ridgesOver(drawing, box, item, grain));
  const rows = texture.zigzag ? zigzagOver(drawing, box, texture.zigzag, grain) : '';
  return lines.join('') + rows;
}

/** The ridges of ribbed knitting. */
export function ribOver(drawing: Drawing, box: Box, grain: number): string {
  return ridgesOver(drawing, box, ridges(0, 7, 2.8, 0.2), grain);
}
