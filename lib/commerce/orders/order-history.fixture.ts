import type { HistoryOrder } from '@/lib/commerce/order-view/order-history';

const address = {
  lines: ['Max Muster', 'Musterstraße 1a', '80331 München'],
  country: 'DE',
};

/** An order that is being prepared. */
export const historyOrder: HistoryOrder = {
  id: 'order',
  number: 'HGG-1000001',
  receiptNumber: 'RE-HGG-000001',
  placedAt: 1_795_000_000_000,
  status: 'OPEN',
  isOngoing: true,
  payment: 'paid',
  currency: 'eur',
  total: 24_95,
  deliveryAddress: address,
  invoiceAddress: address,
  hasInvoice: true,
  hasReturnLabel: true,
  lines: [
    {
      id: 'line',
      articleNumber: '20310000',
      itemNumber: '20310000-312',
      name: 'Leinenhemd',
      colour: 'Blau',
      size: '3XL',
      quantity: 1,
      price: 20_00,
      article: { imageRatio: '3:4', slug: 'leinenhemd' },
      review: 'open',
    },
  ],
};
