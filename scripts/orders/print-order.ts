import { addressLines, parcelAddressLines } from '@/lib/shop/address/address-lines';
import { shownPhone } from '@/lib/shop/address/phone-number.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { loadOrder, ownInvoiceAddress } from '@/lib/commerce/orders/load-order.server';
import { loadNotes } from '@/lib/commerce/orders/staff-orders.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';

/** Prints everything that staff need to know about an order. */
export async function printOrder(orderId: string, print: (line: string) => void): Promise<void> {
  const order = await viewOrder(orderId);
  if (!order) return;
  const found = await loadOrder(orderId);
  const money = (amount: number) => `${(amount / 100).toFixed(2)} ${order.currency}`;
  print(`${order.number}  ${order.status}  ${order.shippingStatus}  ${order.paymentMethod}`);
  print(`placed ${new Date(order.placedAt).toISOString()}, for ${order.name}`);
  for (const line of found ? parcelAddressLines(found.address) : []) print(`  ${line}`);
  const phone = found?.invoiceAddress.phone;
  if (phone) print(`phone ${shownPhone(phone, shopSettings(found.order.project).seller.country)}`);
  const invoiceTo = found && ownInvoiceAddress(found);
  if (invoiceTo) print(`invoice to ${addressLines(invoiceTo, 'en').join(', ')}`);
  if (order.promisedFor) print(`promised for ${order.promisedFor}`);
  for (const [index, line] of order.lines.entries()) {
    const { name, colour, size, quantity, price, cancelled, shipped, returned } = line;
    print(`${index + 1}: ${quantity} × ${[name, colour, size].join(', ')} at ${money(price)}`);
    print(`   cancelled ${cancelled}, shipped ${shipped}, returned ${returned}`);
  }
  const { total, giftCards } = order.totals;
  print(`total ${money(total)}, of it by gift card ${money(giftCards)}; left ${money(order.left)}`);
  if (order.due !== null) print(`to be paid ${money(order.due)}`);
  for (const { carrier, number } of order.parcels) print(`parcel ${carrier} ${number}`);
  for (const { total: sum, isDone } of order.refunds)
    print(`refund ${money(sum)}, ${isDone ? 'done' : 'open'}`);
  for (const { text, writtenAt } of await loadNotes(orderId))
    print(`note ${writtenAt.toISOString()}: ${text}`);
}
