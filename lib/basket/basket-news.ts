/** What has changed since the visitor last saw the basket; told once. */
export type BasketNews =
  | { kind: 'gone'; id: string; sku: string; name: string | null }
  /** Of one piece, minor units. */
  | { kind: 'price'; id: string; name: string; from: number; to: number };

/** A line that was just removed, and can be brought back. */
export interface RemovedLine {
  id: string;
  sku: string;
  /** `null` where it was never shown. */
  name: string | null;
  quantity: number;
}
