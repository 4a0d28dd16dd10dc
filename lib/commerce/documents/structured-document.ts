import type { Currency } from '@/lib/shop/project/currencies';
import type { Seller } from '@/lib/shop/settings/settings-schema';
import { netParts } from './net-parts';

/** A postal address, as structured documents have it. */
export interface PartyAddress {
  name: string;
  street: string;
  addition: string | null;
  postalCode: string;
  city: string;
  /** Postal abbreviation, in the US and Canada. */
  state: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** A company as customer. */
export interface BusinessCustomer extends PartyAddress {
  /** First and last name. */
  contact: string;
  vatNumber: string | null;
  /** What the company wants to read on the invoice: an order number or a cost centre. */
  reference: string | null;
}

/** An article, with its gross price in minor units. */
export interface GrossItem {
  name: string;
  quantity: number;
  /** Price of all pieces. */
  gross: number;
}

/** A reduction (negative) or charge of the whole document; gross, in minor units. */
export interface GrossChange {
  reason: string;
  gross: number;
}

/** Part of a document with one tax category. */
export interface GrossGroup {
  items: readonly GrossItem[];
  changes: readonly GrossChange[];
  /** Contained in the sum of items and changes. */
  vat: number;
  /** Per mille; `null` means untaxed. */
  rate: number | null;
  /** `S` taxed, `Z` taxed at 0 %, `G` export, `E` exempt (UNTDID 5305). */
  category: 'S' | 'Z' | 'G' | 'E';
  /** Why it is not taxed; `null` for what is. */
  exemption: string | null;
}

/** Contents of a structured invoice or credit note; amounts in minor units. */
export interface StructuredDocument {
  /** UNTDID 1001: 380 is an invoice, 381 a credit note. */
  type: '380' | '381';
  number: string;
  issuedAt: Date;
  orderNumber: string;
  /** Invoice that a credit note corrects. */
  invoiceNumber: string | null;
  /** Last day of supply; `null` if nothing has been supplied. */
  suppliedAt: Date | null;
  notes: readonly string[];
  currency: Currency;
  seller: Seller;
  business: BusinessCustomer;
  /** `null` if it is the company's address. */
  shipTo: PartyAddress | null;
  groups: readonly GrossGroup[];
  /** Amount still to be paid, or to be refunded. */
  due: number;
  /** How the due amount is paid. */
  terms: string;
  /** Reference of a bank transfer to the shop; `null` if none is due. */
  transferReference: string | null;
}

/** A group with net amounts; a reduction is negative. */
export interface NetGroup extends Omit<GrossGroup, 'items' | 'changes'> {
  items: readonly (GrossItem & { net: number })[];
  changes: readonly (GrossChange & { net: number })[];
  net: number;
}

/** Converts gross amounts to net ones. A group without amounts is left out, unless it has items. */
export function netGroups(groups: readonly GrossGroup[]): NetGroup[] {
  return groups.flatMap(({ items, changes, ...group }) => {
    const used = changes.filter(({ gross }) => gross !== 0);
    if (items.length === 0 && used.length === 0) return [];
    const parts = [...items, ...used].map(({ gross }) => gross);
    const nets = netParts(parts, group.vat, group.rate);
    const netOf = (at: number) => nets[at] ?? 0;
    return [
      {
        ...group,
        items: items.map((item, at) => ({ ...item, net: netOf(at) })),
        changes: used.map((change, at) => ({ ...change, net: netOf(items.length + at) })),
        net: nets.reduce((sum, net) => sum + net, 0),
      },
    ];
  });
}
