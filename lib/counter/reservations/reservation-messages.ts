import type { ReservationState, ReservationStep } from './reservation-list';

/** English messages of the page about reservations. */
export const reservationsEn = {
  store: 'Store',
  allStores: 'All stores',
  show: 'Show',
  states: {
    toPrepare: 'To be prepared',
    ready: 'Ready to collect',
    ended: 'Collected and expired',
  } satisfies Readonly<Record<ReservationState, string>>,
  status: { held: 'held', collected: 'collected', expired: 'expired or released' },
  steps: {
    prepare: 'Is put aside',
    collect: 'Was collected',
    release: 'Release, is not collected',
  } satisfies Readonly<Record<ReservationStep, string>>,
  heldUntil: 'held until',
  endedAt: 'ended',
  none: 'There are no reservations here.',
  cut: 'There are more than are shown. Please choose a store.',
  gone: 'This reservation has changed meanwhile. Nothing was done.',
};

/** German messages of the page about reservations. */
export const reservationsDe: typeof reservationsEn = {
  store: 'Filiale',
  allStores: 'Alle Filialen',
  show: 'Zeigen',
  states: {
    toPrepare: 'Bereitzulegen',
    ready: 'Abholbereit',
    ended: 'Abgeholt und abgelaufen',
  },
  status: { held: 'zurückgelegt', collected: 'abgeholt', expired: 'abgelaufen oder freigegeben' },
  steps: {
    prepare: 'Liegt bereit',
    collect: 'Wurde abgeholt',
    release: 'Freigeben, wird nicht abgeholt',
  },
  heldUntil: 'zurückgelegt bis',
  endedAt: 'beendet',
  none: 'Hier gibt es keine Reservierungen.',
  cut: 'Es gibt mehr, als hier stehen. Bitte wählen Sie eine Filiale.',
  gone: 'Diese Reservierung hat sich inzwischen geändert. Es wurde nichts getan.',
};
