import { compacted } from './compact';
import { at, shape } from './outline';

const pathIn = (svg: string) => / d="([^"]*)"/.exec(svg)?.[1] ?? '';

/** Every point of a path, in absolute tenths. */
function points(d: string): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', numbers = ''] of d.matchAll(/([MCcZz])([^MCcZz]*)/g)) {
    const values = [...numbers.matchAll(/-?\d*\.?\d+/g)].map(([text]) =>
      Math.round(Number(text) * 10),
    );
    const pairs = Array.from({ length: values.length / 2 }, (_, index): [number, number] => {
      const [left = 0, top = 0] = values.slice(index * 2, index * 2 + 2);
      return command === 'c' ? [x + left, y + top] : [left, top];
    });
    found.push(...pairs);
    [x, y] = pairs.at(-1) ?? [x, y];
  }
  return found;
}

test('curves become relative and keep their points', () => {
  const d =
    shape([at(-10.5, 0.4), at(10.5, -0.4, 'corner'), at(0, 120), at(-0.1, 10)]) +
    shape([at(5, 5), at(15, 5), at(10, 10.5)]);
  const short = pathIn(compacted(`<path d="${d}"/>`));
  expect(points(short)).toEqual(points(d));
  expect(short.length).toBeLessThan(d.length);
});

test('paths with other commands and the rest of a drawing are unchanged', () => {
  const svg = '<g id="d1"><path d="M0 0v5"/><path d="M1 2L3 4"/><use href="#d1" x="-0.5"/></g>';
  expect(compacted(svg)).toBe(svg);
});
