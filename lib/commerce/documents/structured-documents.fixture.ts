import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';

const COMPANY = {
  name: 'Huber & Söhne <GmbH>',
  contact: 'Max Huber',
  street: 'Am Platzl 9',
  addition: null,
  postalCode: '80331',
  city: 'München',
  state: null,
  country: 'DE',
  vatNumber: 'DE136695976',
  reference: 'Kostenstelle 4711',
};
const SHIRT = { name: 'Hemd', colour: 'Blau', size: '3XL', quantity: 3, price: 5999 };
/** An invoice to a company, which is structured. */
export const STRUCTURED_INVOICE = {
  number: 'RE-HGG-000001',
  orderNumber: 'HGG-1000001',
  issuedAt: new Date('2027-01-04T23:30:00Z'),
  placedAt: new Date('2027-01-02'),
  suppliedAt: [new Date('2027-01-04')],
  prepaidAt: null,
  language: 'de' as const,
  currency: 'EUR' as const,
  seller: DEMO_SETTINGS.seller,
  shop: 'Selvedge',
  address: ['Huber & Söhne'],
  lines: [{ ...SHIRT, isGiftCard: false, isSinglePurpose: false }],
  discount: 0,
  shipping: 495,
  total: 18492,
  giftCards: 0,
  taxedGiftCards: 0,
  allowance: 0,
  vatRate: 190,
  isPaid: true,
  business: COMPANY,
};
/** Its credit note. */
export const STRUCTURED_NOTE = {
  ...STRUCTURED_INVOICE,
  number: 'GS-HGG-000001',
  invoiceNumber: 'RE-HGG-000001',
  pieces: STRUCTURED_INVOICE.lines,
  goods: 17997,
  discount: 400,
  allowance: 0,
  total: 18092,
  soldGiftCards: 0,
  vat: 2889,
  money: 18092,
  credited: 0,
};
