import fc from 'fast-check';
import { hex, lit, mixed, oklch, shaded } from './colour';

test('known colours have their published values', () => {
  expect(hex(oklch(1, 0, 0))).toBe('#ffffff');
  expect(hex(oklch(0, 0, 0))).toBe('#000000');
  expect(hex(oklch(0.62796, 0.25768, 29.234))).toBe('#ff0000');
  expect(hex(oklch(0.51975, 0.17686, 142.495))).toBe('#008000');
});

test('a colour outside sRGB is still valid, and shade is darker than light', () => {
  const colours = fc.record({
    l: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  });
  fc.assert(
    fc.property(colours, fc.double({ min: 0.05, max: 0.9, noNaN: true }), (colour, amount) => {
      expect(hex(colour)).toMatch(/^#[0-9a-f]{6}$/);
      expect(shaded(colour, amount).l).toBeLessThan(colour.l);
      expect(lit(colour, amount).l).toBeGreaterThan(colour.l);
    }),
  );
});

test('hues are mixed the short way round', () => {
  expect(mixed(oklch(0.5, 0.1, 350), oklch(0.5, 0.1, 10), 0.5).h).toBeCloseTo(360);
});
