/** What a list of reservations shows; `ended` were collected, released or have expired. */
export const RESERVATION_STATES = ['toPrepare', 'ready', 'ended'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export const RESERVATION_STEPS = ['prepare', 'collect', 'release'] as const;
export type ReservationStep = (typeof RESERVATION_STEPS)[number];

/** A reservation for staff of its store; instants in epoch milliseconds. */
export interface StaffReservation {
  id: string;
  number: string;
  store: string;
  name: string;
  email: string;
  phone: string | null;
  status: 'held' | 'collected' | 'expired';
  placedAt: number;
  heldUntil: number;
  endedAt: number | null;
  items: readonly { sku: string; name: string; colour: string; size: string; quantity: number }[];
}

export interface ReservationList {
  /** Number of the store; `null` for all. */
  store: string | null;
  state: ReservationState;
  reservations: readonly StaffReservation[];
  stores: readonly { store: string; name: string }[];
  /** Whether there are more than are shown. */
  isCut: boolean;
}
