import { measuresOf } from './body-measures';
import { inUnit } from './size-chart';

const rounded = (sizeType: Parameters<typeof measuresOf>[0], label: string) =>
  Object.fromEntries(
    Object.entries(measuresOf(sizeType, label)).map(([measure, range]) => [
      measure,
      range.map((length) => inUnit(length, 'cm')),
    ]),
  );

test.each([
  ['standard', 'M', { chest: [94, 102], waist: [82, 90] }],
  ['standard', 'MT', { chest: [94, 102], waist: [82, 90] }],
  ['standard', '50', { chest: [98, 102], waist: [86, 90] }],
  ['standard', '25', { chest: [98, 102], waist: [86, 90] }],
  ['standard', '102', { chest: [100, 104], waist: [88, 92] }],
  ['inch', 'W34/L32', { waist: [86, 86], inseam: [81, 81] }],
  ['collar', '46/72', { neck: [46, 46], chest: [124, 128], sleeve: [72, 72] }],
  ['shoe', '42,5', { foot: [27, 27] }],
  ['special', '39–42', { foot: [25, 27] }],
  ['underwear', '5', { waist: [84, 91] }],
  ['belt', '110', { belt: [110, 110] }],
  ['hat', '61', { head: [61, 61] }],
  ['allsize', 'allsize', {}],
  ['standard', 'constructor', {}],
] as const)('PDP-24: %s %s measures %j', (sizeType, label, measures) => {
  expect(rounded(sizeType, label)).toEqual(measures);
});
