import type { CorrectionRejection } from './correct-stock.server';
import type { StockReason } from './stock-list';

/** English messages of the pages about stock. */
export const stockEn = {
  search: 'SKU, article number or item number; empty for what is running out',
  none: 'No SKU found.',
  isNos: 'never out of stock, not counted',
  pieces: 'pieces',
  online: 'Online',
  next: 'More',
  back: 'Back to the list',
  counted: 'Pieces that are there',
  reason: 'Reason',
  reasons: {
    counted: 'counted',
    delivered: 'delivered',
    damaged: 'damaged',
    lost: 'lost',
    found: 'found again',
  } satisfies Readonly<Record<StockReason, string>>,
  correct: 'Correct',
  corrected: 'The stock is corrected.',
  rejections: {
    unknown_sku: 'There is no counted stock of this SKU here.',
    negative: 'More pieces were sold meanwhile than you counted. Please count again.',
    key_used: 'This form was used for something else. Please start again.',
  } satisfies Readonly<Record<CorrectionRejection, string>>,
};

/** German messages of the pages about stock. */
export const stockDe: typeof stockEn = {
  search: 'SKU, Artikelnummer oder Farbnummer; leer für alles, was ausgeht',
  none: 'Keine SKU gefunden.',
  isNos: 'immer lieferbar, wird nicht gezählt',
  pieces: 'Stück',
  online: 'Online',
  next: 'Weitere',
  back: 'Zurück zur Liste',
  counted: 'Vorhandene Stücke',
  reason: 'Grund',
  reasons: {
    counted: 'gezählt',
    delivered: 'geliefert',
    damaged: 'beschädigt',
    lost: 'verloren',
    found: 'wiedergefunden',
  },
  correct: 'Korrigieren',
  corrected: 'Der Bestand ist korrigiert.',
  rejections: {
    unknown_sku: 'Diese SKU hat hier keinen gezählten Bestand.',
    negative:
      'Inzwischen wurden mehr Stücke verkauft, als Sie gezählt haben. Bitte zählen Sie noch einmal.',
    key_used: 'Dieses Formular wurde für etwas anderes benutzt. Bitte beginnen Sie neu.',
  },
};
