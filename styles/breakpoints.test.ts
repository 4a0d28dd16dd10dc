import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Widths at which layouts change: sm, md, lg, xl; a mobile layout ends just below lg. */
const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 };
const MOBILE = 991.98;

// A brand's tokens at other widths are distances, not layouts.
const sheets = ['styles', 'blocks', 'components', 'registry'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('projects'))
    .map((file) => path.join(folder, file)),
);

/** Widths of the screen in media queries, as `sheet: bound width`. */
const widths = sheets.flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/(min|max)-width:\s*([\d.]+)(\w+)/g)].map(([, bound, value, unit]) => ({
      sheet,
      bound,
      width: `${value}${unit}`,
    })),
  ),
);

test('ENT-14: layouts change at the four breakpoints and nowhere else', () => {
  const from = Object.values(BREAKPOINTS).map((width) => `${width}px`);
  const below = Object.values(BREAKPOINTS).map((width) => `${width - 0.02}px`);
  expect(below).toContain(`${MOBILE}px`);
  expect(widths.length).toBeGreaterThan(20);
  const strays = widths.filter(
    ({ bound, width }) => !(bound === 'min' ? from : below).includes(width),
  );
  expect(strays).toEqual([]);
});

test('ENT-14: some layouts are for mobile alone, up to 991.98 px', () => {
  expect(widths.some(({ bound, width }) => bound === 'max' && width === `${MOBILE}px`)).toBe(true);
});
