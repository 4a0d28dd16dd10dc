/** A registered return. */
export interface RegisteredReturn {
  /** `HGG-T1000001` */
  number: string;
  /** Signed address of the label for its parcel. */
  labelHref: string;
}

/** A line of an order that can still be returned. */
export interface ReturnableLine {
  /** Id of the order line. */
  id: string;
  name: string;
  colour: string;
  size: string;
  /** Pieces that are in no return yet. */
  quantity: number;
}
