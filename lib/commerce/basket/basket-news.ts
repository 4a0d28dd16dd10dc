/** An article that is no longer sold and was removed from the basket. */
export interface GoneNews {
  kind: 'gone';
  id: string;
  sku: string;
  name: string | null;
}

/** Changes since the visitor last saw the basket; each is reported once. */
export type BasketNews =
  | GoneNews
  /** Prices of one piece in minor units. */
  | { kind: 'price'; id: string; name: string; from: number; to: number };

/** A line that was just removed and can be restored. */
export interface RemovedLine {
  id: string;
  sku: string;
  /** `null` if it was never shown. */
  name: string | null;
  quantity: number;
}
