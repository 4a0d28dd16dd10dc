/** A gift card that pays an order. */
export interface GiftCardLeft {
  /** The last characters of its code. */
  card: string;
  /** Its balance now; minor units. */
  left: number;
}
