import { ownInvoiceAddress, type Order } from '@/lib/commerce/orders/load-order.server';
import { SELLER_COUNTRY } from '@/lib/shop/project/seller';
import type { BusinessCustomer, PartyAddress } from './structured-document';

const partyAddress = (name: string, address: Order['address']): PartyAddress => ({
  name,
  street: [address.street, address.houseNumber].filter(Boolean).join(' '),
  addition: address.addition,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
});

/**
 * The business that an order was placed for, if its invoice has to be structured: a company in the seller's country
 * (§ 14 (2) UStG). `null` for private customers and businesses elsewhere. Small amounts and the transition until the
 * end of 2027 (§ 33 UStDV, § 27 (38) UStG) allow other invoices, but do not require them.
 */
export function businessCustomer({ invoiceAddress }: Order): BusinessCustomer | null {
  const { company, country, firstName, lastName, vatNumber, customerReference } = invoiceAddress;
  if (!company || country !== SELLER_COUNTRY) return null;
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
