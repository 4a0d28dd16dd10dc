import { FITTED, moved, pinched, zoomed } from './zoom-view';

const box = { width: 400, height: 600, maxScale: 2.5 };

test('PDP-09: a picture is enlarged around the touched point', () => {
  const view = zoomed(FITTED, 2, { x: 100, y: -50 }, box);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // The point shows the same part of the picture as before.
  expect((100 - view.x) / view.scale).toBe(100);
});

test('PDP-09: it is never smaller than the window or larger than its file', () => {
  expect(zoomed(FITTED, 0.2, { x: 0, y: 0 }, box).scale).toBe(1);
  expect(zoomed(FITTED, 9, { x: 0, y: 0 }, box).scale).toBe(2.5);
});

test('PDP-09: its edge is never moved into the window', () => {
  expect(moved(FITTED, { x: 30, y: 30 }, box)).toEqual(FITTED);
  const enlarged = { scale: 2, x: 0, y: 0 };
  expect(moved(enlarged, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 200, y: -300 });
});

test('PDP-09: two fingers enlarge by the change of their distance, and move the picture', () => {
  const before = [{ x: -50, y: 0 }, { x: 50, y: 0 }] as const; // oxfmt-ignore
  const apart = [{ x: -100, y: 0 }, { x: 100, y: 0 }] as const; // oxfmt-ignore
  expect(pinched(FITTED, before, apart, box)).toEqual({ scale: 2, x: 0, y: 0 });
  const aside = [{ x: -80, y: 0 }, { x: 120, y: 0 }] as const; // oxfmt-ignore
  expect(pinched(FITTED, before, aside, box)).toEqual({ scale: 2, x: 20, y: 0 });
});
