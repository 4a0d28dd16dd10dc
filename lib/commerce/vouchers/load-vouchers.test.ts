import type { Currency } from '@/lib/shop/project/currencies';
import { voucherOf } from './load-vouchers.server';

type Row = Parameters<typeof voucherOf>[0];

const NOW = Date.UTC(2026, 10, 28, 12);
const GERMANY = { territory: 'DE', currency: 'EUR', vatRate: 190 } as const;
const abroad = (territory: string, currency: Currency) => ({ territory, currency, vatRate: 200 });

/** A stored code. */
const row = (changes: Partial<Row>): Row => ({
  project: 'hgg',
  code: 'X',
  kind: 'percentage',
  percent: 10,
  amounts: {},
  minimum: {},
  balance: null,
  currency: null,
  isSinglePurpose: false,
  countries: [],
  validFrom: null,
  validUntil: null,
  isOncePerCustomer: false,
  customerId: null,
  ...changes,
});
const problemOf = (changes: Partial<Row>, held = 0) =>
  voucherOf(row(changes), GERMANY, held).problem;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('BSK-11: a code is valid from its first instant and no longer at its last', () => {
  expect(problemOf({ validFrom: new Date(NOW) })).toBeNull();
  expect(problemOf({ validFrom: new Date(NOW + 1) })).toBe('voucher_unknown');
  expect(problemOf({ validUntil: new Date(NOW + 1) })).toBeNull();
  expect(problemOf({ validUntil: new Date(NOW) })).toBe('voucher_unknown');
  const hour = { validFrom: new Date(NOW - 1), validUntil: new Date(NOW + 1) };
  expect(problemOf(hour)).toBeNull();
  expect(problemOf({ ...hour, validUntil: new Date(NOW - 1) })).toBe('voucher_unknown');
});

test('BSK-11: a code for some countries is valid in each of them and in no other', () => {
  const some = row({ countries: ['AT', 'DE'] });
  expect(voucherOf(some, GERMANY).problem).toBeNull();
  expect(voucherOf(some, abroad('FR', 'EUR')).problem).toBe('voucher_country');
  expect(voucherOf(row({}), abroad('FR', 'EUR')).problem).toBeNull();
});

test('BSK-11: each kind of code has its effect', () => {
  expect(voucherOf(row({ percent: 15 }), GERMANY)).toEqual({
    kind: 'percentage',
    percent: 15,
    code: 'X',
    minimum: 0,
    problem: null,
  });
  expect(voucherOf(row({ kind: 'shipping' }), GERMANY)).toEqual({
    kind: 'shipping',
    code: 'X',
    minimum: 0,
    problem: null,
  });
  const five = row({ kind: 'amount', amounts: { eur: 500 }, minimum: { eur: 3000 } });
  expect(voucherOf(five, GERMANY)).toEqual({
    kind: 'amount',
    amount: 500,
    code: 'X',
    minimum: 3000,
    problem: null,
  });
});

test('BSK-11: an amount applies in its currencies, with a minimum for each', () => {
  const five = row({
    kind: 'amount',
    amounts: { eur: 500, czk: 12_000 },
    minimum: { czk: 70_000 },
  });
  expect(voucherOf(five, GERMANY)).toMatchObject({ amount: 500, minimum: 0, problem: null });
  expect(voucherOf(five, abroad('CZ', 'CZK'))).toMatchObject({ amount: 12_000, minimum: 70_000 });
  expect(voucherOf(five, abroad('PL', 'PLN')).problem).toBe('voucher_country');
});

test('BSK-11: a gift card pays in its own currency', () => {
  const card = row({ kind: 'giftCard', balance: 900, currency: 'czk' });
  expect(voucherOf(card, abroad('CZ', 'CZK'))).toMatchObject({ balance: 900, problem: null });
  expect(voucherOf(card, GERMANY).problem).toBe('voucher_country');
});

test('BSK-11: gift card money held by an unpaid order counts as available', () => {
  const card = row({ kind: 'giftCard', balance: 100, currency: 'eur' });
  expect(voucherOf(card, GERMANY, 900)).toMatchObject({ balance: 1000 });
  const spent = { kind: 'giftCard', balance: 0, currency: 'eur' } as const;
  expect(problemOf(spent)).toBe('voucher_empty');
  expect(problemOf(spent, 1)).toBeNull();
  expect(problemOf({ ...spent, balance: 1 })).toBeNull();
});

test('BSK-11: a gift card that was taxed when it was sold is marked so, and cannot pay for an export', () => {
  const card = row({ kind: 'giftCard', balance: 900, currency: 'eur', isSinglePurpose: true });
  expect(voucherOf(card, GERMANY)).toMatchObject({ isSinglePurpose: true, problem: null });
  expect(voucherOf({ ...card, isSinglePurpose: false }, GERMANY)).not.toHaveProperty(
    'isSinglePurpose',
  );
  const heligoland = { ...GERMANY, vatRate: null };
  expect(voucherOf(card, heligoland).problem).toBe('voucher_country');
  expect(voucherOf({ ...card, isSinglePurpose: false }, heligoland).problem).toBeNull();
});
