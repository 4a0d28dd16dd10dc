/** Visible part of a picture: enlarged by `scale`, with its centre moved by CSS pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** Size of the picture fitted into the window, and its maximum scale. */
export interface ZoomBox {
  width: number;
  height: number;
  maxScale: number;
}

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Limits the view to at least the fitted size, and to the picture's own edges. */
function bounded({ scale, x, y }: ZoomView, { width, height, maxScale }: ZoomBox): ZoomView {
  const clampedScale = Math.min(Math.max(scale, 1), maxScale);
  return {
    scale: clampedScale,
    x: clamp(x, (width * (clampedScale - 1)) / 2),
    y: clamp(y, (height * (clampedScale - 1)) / 2),
  };
}

export const moved = (view: ZoomView, by: Point, box: ZoomBox): ZoomView =>
  bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

/**
 * Zooms around a fixed point.
 * @param factor above 1 enlarges
 * @param at relative to the centre of the box, in CSS pixels
 */
export function zoomed(view: ZoomView, factor: number, at: Point, box: ZoomBox): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), box.maxScale);
  const share = scale / view.scale;
  const from = { x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
  return bounded({ scale, ...from }, box);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Makes the picture follow the movement of two fingers. */
export function pinched(
  view: ZoomView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  box: ZoomBox,
): ZoomView {
  const [from, to] = [middle(...before), middle(...after)];
  const factor = distance(...after) / Math.max(distance(...before), 1);
  return moved(zoomed(view, factor, from, box), { x: to.x - from.x, y: to.y - from.y }, box);
}
