import type { Box } from '#drawing/drawing';
import type { Line } from './fill';

export class Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels per millimetre. */
  readonly scale: number;
  readonly area: Box;

  constructor(area: Box, width: number, height: number) {
    this.area = area;
    this.width = width;
    this.height = height;
    this.scale = width / area.width;
  }

  point(x: number, y: number): readonly [number, number] {
    return [(x - this.area.x) * this.scale, (y - this.area.y) * this.scale];
  }

  /** Lines of the drawing, x, y, x, y …, in pixels. */
  placed(lines: readonly Line[]): Float64Array[] {
    const { area, scale } = this;
    return lines.map((line) => {
      const placed = new Float64Array(line.length);
      for (let index = 0; index < line.length; index += 2) {
        placed[index] = ((line[index] ?? 0) - area.x) * scale;
        placed[index + 1] = ((line[index + 1] ?? 0) - area.y) * scale;
      }
      return placed;
    });
  }
}
