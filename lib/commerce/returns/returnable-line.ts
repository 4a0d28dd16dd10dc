/** What a buyer has announced to send back. */
export interface RegisteredReturn {
  /** `HGG-T1000001` */
  number: string;
  /** Of the sheet for its parcel, signed. */
  labelHref: string;
}

/** A line of an order that can still be sent back. */
export interface ReturnableLine {
  /** Of the order line. */
  id: string;
  name: string;
  colour: string;
  size: string;
  /** Pieces that are in no return yet. */
  quantity: number;
}
