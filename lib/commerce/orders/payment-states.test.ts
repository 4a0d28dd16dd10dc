import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { paymentStateOf } from '@/lib/commerce/order-view/payment-state';
import { cancelOrder } from './cancel-order.server';
import { cancelPieces } from './cancel-pieces.server';
import { linesOf, ordered, TOTAL } from './order-life.fixture.server';
import { payTransfer } from './accept-transfer.server';
import { withUnreachableProvider } from './orders.fixture.server';
import { receiveTransfer } from './receive-transfer.server';
import { grantAllowance, returnPieces } from './return-pieces.server';
import { noteTransferred } from './settle-refund.server';
import { shipPieces } from './ship-pieces.server';
import { viewOrder } from './view-order.server';

withUnreachableProvider(openTestDatabase);

const stateOf = async (orderId: string) => (await viewOrder(orderId))?.payment;
const PARCEL = { carrier: 'DHL', number: '00340434161094000000' };

async function onePiece(orderId: string) {
  const [line] = await linesOf(orderId);
  return [{ lineId: line?.id ?? '', quantity: 1 }];
}

/** What an order on invoice says after something has happened to it. */
const INVOICES: readonly (readonly [string, string, (orderId: string) => Promise<unknown>])[] = [
  ['is placed', 'invoice', async () => undefined],
  ['is shipped', 'invoice', (id) => shipPieces(id, 'all', PARCEL)],
  ['is cancelled in part', 'invoice', async (id) => cancelPieces(id, await onePiece(id))],
  ['is cancelled', 'settled', (id) => cancelPieces(id, 'all')],
  ['is credited in full', 'settled', (id) => grantAllowance(id, TOTAL)],
  ['is paid', 'paid', (id) => payTransfer(id)],
];

test.each(INVOICES)('ORD-02: an order on invoice that %s says %s', async (_, state, happens) => {
  const { orderId } = await ordered('invoice');
  await happens(orderId);
  expect(await stateOf(orderId)).toBe(state);
});

test('ORD-02: an invoice of which everything came back has nothing to pay but its delivery', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', PARCEL);
  await returnPieces(orderId, 'all');
  const order = await viewOrder(orderId);
  expect(order?.payment).toBe(order?.due === 0 ? 'settled' : 'invoice');
});

test('ORD-02: an invoice that was cancelled in part and then paid is paid', async () => {
  const { orderId } = await ordered('invoice');
  await cancelPieces(orderId, await onePiece(orderId));
  await payTransfer(orderId);
  expect(await stateOf(orderId)).toBe('paid');
});

test('ORD-02: an order paid in advance says whether money is still on its way back', async () => {
  const { orderId } = await ordered('prepayment');
  expect(await stateOf(orderId)).toBe('pending');
  await payTransfer(orderId);
  expect(await stateOf(orderId)).toBe('paid');
  await cancelPieces(orderId, await onePiece(orderId));
  expect(await stateOf(orderId)).toBe('refundDue');
  await noteTransferred(orderId);
  expect(await stateOf(orderId)).toBe('partlyRefunded');
  await cancelPieces(orderId, 'all');
  await noteTransferred(orderId);
  expect(await stateOf(orderId)).toBe('refunded');
});

test('ORD-02: money that came after an order had ended is sent back', async () => {
  const { orderId } = await ordered('prepayment');
  await cancelOrder(orderId);
  expect(await stateOf(orderId)).toBe('settled');
  await receiveTransfer(orderId, null);
  expect(await stateOf(orderId)).toBe('refundDue');
  await noteTransferred(orderId);
  expect(await stateOf(orderId)).toBe('refunded');
});

const PENDING = {
  status: 'pending',
  isDelayed: false,
  isReturned: false,
  due: 5_000,
  total: 5_000,
} as const;

test('ORD-02: a direct debit does not wait for the customer', () => {
  expect(paymentStateOf({ ...PENDING, isDelayed: true }, [])).toBe('processing');
  expect(paymentStateOf({ ...PENDING, status: 'cancelled', isDelayed: true }, [])).toBe('settled');
});

test('ORD-02: a card payment that came after its order had ended is refunded', () => {
  const late = { ...PENDING, status: 'cancelled', isReturned: true } as const;
  expect(paymentStateOf(late, [])).toBe('refunded');
});

test('ORD-02: an order that gift cards paid is refunded to them at once', () => {
  const paid = { ...PENDING, status: 'paid', due: 0 } as const;
  expect(paymentStateOf(paid, [{ total: 2_000, credited: 0, isDone: true }])).toBe(
    'partlyRefunded',
  );
});
