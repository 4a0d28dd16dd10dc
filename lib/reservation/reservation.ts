/** One article reserved in a store. */
export interface ReservationItem {
  lineItemId: string;
  /** Pieces. */
  count: number;
}

export interface Reservation {
  items: readonly ReservationItem[];
}
