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
