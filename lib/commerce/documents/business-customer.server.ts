import { isBusinessAddress } from '@/lib/commerce/delivery/business-details';
import { ownInvoiceAddress, type Order } from '@/lib/commerce/orders/load-order.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { BusinessCustomer, PartyAddress } from './structured-document';

const partyAddress = (name: string, address: Order['address']): PartyAddress => ({
  name,
  street: [address.street, address.houseNumber].filter(Boolean).join(' '),
  addition: address.addition,
  postalCode: address.postalCode,
  city: address.city,
  state: address.state,
  country: address.country,
});

/** The company that an order was placed for, if its documents are structured; otherwise `null`. */
export function businessCustomer({ order, invoiceAddress }: Order): BusinessCustomer | null {
  const { country } = shopSettings(order.project).seller;
  if (!isBusinessAddress(invoiceAddress, country)) return null;
  const { company, firstName, lastName, vatNumber, customerReference } = invoiceAddress;
  return {
    ...partyAddress(company, invoiceAddress),
    contact: `${firstName} ${lastName}`,
    vatNumber,
    reference: customerReference,
  };
}

/** Where an order was delivered, if not to the invoice address. */
export function shipToOf(order: Order): PartyAddress | null {
  if (!ownInvoiceAddress(order)) return null;
  const { company, firstName, lastName } = order.address;
  return partyAddress(company ?? `${firstName} ${lastName}`, order.address);
}
