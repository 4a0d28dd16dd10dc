import { DEMO_SETTINGS } from '@/lib/shop/settings/settings.fixture';

/** What all documents of the tests have. */
export const DOCUMENT_HEAD = {
  seller: DEMO_SETTINGS.seller,
  shop: 'Selvedge',
  orderNumber: 'HGG-1000001',
  address: ['Max Muster'],
  issuedAt: new Date(),
  placedAt: new Date(),
};

const PIECE = { name: 'Leinenhemd', colour: 'Blau', size: '3XL', quantity: 2, price: 2000 };
/** Amounts of a credit note. */
export const CREDIT = {
  pieces: [{ ...PIECE, isGiftCard: false, isSinglePurpose: false }],
  goods: 4000,
  discount: 400,
  shipping: 495,
  allowance: 0,
  total: 4095,
  vat: 654,
  vatRate: 190,
  money: 3000,
  giftCards: 95,
  taxedGiftCards: 0,
  credited: 1000,
  soldGiftCards: 0,
};
