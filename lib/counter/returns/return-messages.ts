import type { ReturnState } from './return-list';

/** English messages of the page about returns. */
export const returnsEn = {
  states: {
    withdrawals: 'Withdrawals',
    received: 'Arrived, to be checked',
    expected: 'Expected',
  } satisfies Readonly<Record<ReturnState, string>>,
  number: 'Number of the return or of the order',
  receive: 'Parcel has arrived',
  unknown: 'There is no return and no order with this number.',
  none: 'Nothing is open here.',
  declared: 'withdrawn',
  registered: 'registered',
  received: 'arrived',
  due: 'to be refunded by',
  overdue: 'overdue since',
  withheld: 'A refund may wait until the pieces or a proof of their dispatch have arrived.',
  check: 'Check and refund',
  close: 'Nothing more comes',
  next: 'More',
};

/** German messages of the page about returns. */
export const returnsDe: typeof returnsEn = {
  states: {
    withdrawals: 'Widerrufe',
    received: 'Eingetroffen, zu prüfen',
    expected: 'Erwartet',
  },
  number: 'Nummer der Rücksendung oder der Bestellung',
  receive: 'Paket ist da',
  unknown: 'Es gibt keine Rücksendung und keine Bestellung mit dieser Nummer.',
  none: 'Hier ist nichts offen.',
  declared: 'widerrufen',
  registered: 'angemeldet',
  received: 'eingetroffen',
  due: 'zu erstatten bis',
  overdue: 'überfällig seit',
  withheld: 'Die Erstattung darf warten, bis die Stücke oder ein Nachweis ihrer Absendung da sind.',
  check: 'Prüfen und erstatten',
  close: 'Es kommt nichts mehr',
  next: 'Weitere',
};
