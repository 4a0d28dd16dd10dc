import { shippingOf } from './shipping';

test('BSK-14: shipping is free from an amount on, and for an empty basket', () => {
  const rate = { price: 495, freeFrom: 5000 };
  expect([0, 1, 4999, 5000].map((goods) => shippingOf(goods, rate))).toEqual([0, 495, 495, 0]);
});

test('BSK-14: without an amount shipping is never free', () => {
  expect(shippingOf(1_000_000, { price: 995, freeFrom: null })).toBe(995);
});
