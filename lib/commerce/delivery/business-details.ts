import { SELLER_COUNTRY } from '@/lib/shop/project/seller';
import type { Address } from './address.form';

/** What a company wants to read on its invoice; both are optional. */
export interface BusinessDetails {
  vatNumber: string | null;
  /** An order number or a cost centre of the company. */
  customerReference: string | null;
}

/** Characters of each field. */
export const VAT_NUMBER_LIMIT = 20;
export const CUSTOMER_REFERENCE_LIMIT = 60;

/** Whether the invoice to an address is that of a company in the seller's country, which is structured. */
export const isBusinessAddress = ({ company, country }: Pick<Address, 'company' | 'country'>) =>
  Boolean(company) && country === SELLER_COUNTRY;
