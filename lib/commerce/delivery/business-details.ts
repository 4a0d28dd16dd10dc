/** What a company wants to read on its invoice; both are optional. */
export interface BusinessDetails {
  vatNumber: string | null;
  /** An order number or a cost centre of the company. */
  customerReference: string | null;
}

/** Characters of each field. */
export const VAT_NUMBER_LIMIT = 20;
export const CUSTOMER_REFERENCE_LIMIT = 60;

interface InvoiceTo {
  company?: string | null | undefined;
  country: string;
}

/**
 * Whether the invoice to an address is that of a company in the seller's country, which has to be structured
 * (§ 14 (2) UStG). Small amounts and the transition until the end of 2027 (§ 33 UStDV, § 27 (38) UStG) allow other
 * invoices, but do not require them.
 */
export const isBusinessAddress = <Address extends InvoiceTo>(
  address: Address,
  sellerCountry: string,
): address is Address & { company: string } =>
  Boolean(address.company) && address.country === sellerCountry;
