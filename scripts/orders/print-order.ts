import { addressLines, parcelLines } from '@/lib/shop/address/address-lines';
import { shownPhone } from '@/lib/shop/address/phone-number.server';
import { SELLER_COUNTRY } from '@/lib/shop/project/seller';
import { loadOrder, ownInvoiceAddress } from '@/lib/commerce/orders/load-order.server';
import { loadNotes } from '@/lib/commerce/orders/staff-orders.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';

/** Says all that staff need to know of an order. */
export async function printOrder(orderId: string, say: (line: string) => void): Promise<void> {
  const order = await viewOrder(orderId);
  if (!order) return;
  const found = await loadOrder(orderId);
  const money = (amount: number) => `${(amount / 100).toFixed(2)} ${order.currency}`;
  say(`${order.number}  ${order.status}  ${order.shippingStatus}  ${order.paymentMethod}`);
  say(`placed ${new Date(order.placedAt).toISOString()}, for ${order.name}`);
  for (const line of found ? parcelLines(found.address) : []) say(`  ${line}`);
  const phone = found?.invoiceAddress.phone;
  if (phone) say(`phone ${shownPhone(phone, SELLER_COUNTRY)}`);
  const invoiceTo = found && ownInvoiceAddress(found);
  if (invoiceTo) say(`invoice to ${addressLines(invoiceTo, 'en').join(', ')}`);
  if (order.promisedFor) say(`promised for ${order.promisedFor}`);
  for (const [index, line] of order.lines.entries()) {
    const { name, colour, size, quantity, price, cancelled, shipped, returned } = line;
    say(`${index + 1}: ${quantity} × ${[name, colour, size].join(', ')} at ${money(price)}`);
    say(`   cancelled ${cancelled}, shipped ${shipped}, returned ${returned}`);
  }
  const { total, giftCards } = order.totals;
  say(`total ${money(total)}, of it by gift card ${money(giftCards)}; left ${money(order.left)}`);
  if (order.due !== null) say(`to be paid ${money(order.due)}`);
  for (const { carrier, number } of order.parcels) say(`parcel ${carrier} ${number}`);
  for (const { total: sum, isDone } of order.refunds)
    say(`refund ${money(sum)}, ${isDone ? 'done' : 'open'}`);
  for (const { text, writtenAt } of await loadNotes(orderId))
    say(`note ${writtenAt.toISOString()}: ${text}`);
}
