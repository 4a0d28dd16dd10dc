/** Part of an order or a refund that is taxed at one rate; minor units. */
export interface VatPart {
  /** Per mille. */
  rate: number;
  gross: number;
  /** Contained in the gross amount. */
  vat: number;
}
