import { drawArranged } from './arranged';
import { arrangements, type Arrangement, type Placed } from './arrangements';
import { moodNames } from './moods';

const all = moodNames.flatMap((mood) =>
  Object.entries(arrangements[mood]).map(([name, arrangement]) => ({ mood, name, arrangement })),
);

/** Ratios to which teasers crop a 16 : 9 picture. */
const CROPS = [4 / 5, 1, 3 / 2, 16 / 9, 12 / 5, 3];

/** The visible share of width and height; the styles keep the point 80 % from the left. */
function windowOf(ratio: number) {
  const across = Math.min(1, (ratio * 9) / 16);
  const down = Math.min(1, 16 / 9 / ratio);
  const [left, top] = [0.8 * (1 - across), 0.25 * (1 - down)];
  return { left, right: left + across, top, bottom: top + down };
}

function middle(pieces: readonly Placed[]): number {
  return pieces.reduce((sum, { at: [x] }) => sum + x, 0) / pieces.length;
}

test.each(all)('$name of $mood is visible in every crop, next to the text', ({ arrangement }) => {
  for (const ratio of CROPS) {
    const { left, right, top, bottom } = windowOf(ratio);
    expect(middle(arrangement.pieces)).toBeGreaterThan(left + 0.2);
    expect(middle(arrangement.pieces)).toBeLessThan(right);
    const highest = Math.min(...arrangement.pieces.map(({ at: [, y] }) => y));
    expect(highest).toBeGreaterThanOrEqual(ratio > 2 ? top - 0.1 : top);
    expect(highest).toBeLessThan(bottom);
  }
  // Text covers 42 % of a wide picture, and the gradient behind it fades until 68 %.
  for (const { at } of arrangement.pieces) expect(at[0]).toBeGreaterThan(0.6);
});

test('the same arrangement has the same picture, of garments as in the shop', async () => {
  const { polos } = arrangements.hgg;
  if (!polos) throw new Error('hgg has no polos');
  const small = { ...polos, pieces: polos.pieces.map((piece) => ({ ...piece, scale: 0.08 })) };
  const svg = await drawArranged(small, 'polos', 'hgg');
  expect(await drawArranged(small, 'polos', 'hgg')).toBe(svg);
  expect([...svg.matchAll(/data:image\/png;base64,/g)]).toHaveLength(polos.pieces.length);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('a sketch changes with the arrangement and with the garments', async () => {
  const { polos } = arrangements.hgg;
  if (!polos) throw new Error('hgg has no polos');
  const sketch = (arrangement: Arrangement) => drawArranged(arrangement, 'polos', 'hgg', true);
  const moved = polos.pieces.map((piece) => ({ ...piece, turn: 1 }));
  const other = polos.pieces.map((piece) => ({ ...piece, cloth: piece.cloth + 1 }));
  const sketches = [polos, { ...polos, pieces: moved }, { ...polos, pieces: other }].map(sketch);
  expect(new Set(await Promise.all(sketches)).size).toBe(3);
});
