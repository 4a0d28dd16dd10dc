/** Something that goes wrong while a visitor looks. */
export interface Fault {
  name: string;
  /** Whether the visitor uses the storefront behind the proxies; else the shop's own. */
  isBehindProxies?: boolean;
  /** Whether many others put pieces into their baskets, so that every connection to the database is in use. */
  isCrowded?: boolean;
  /**
   * Brings it about, and takes the cause away where it would last.
   * @returns when the cause had gone, in epoch milliseconds: from there recovery is counted
   */
  happen: () => Promise<number>;
}

/** What became of it. */
export interface Outcome {
  name: string;
  /** By what was looked at: seconds in which something else was seen, `–` for none. */
  seen: string[];
  /** `null`: it did not recover unaided. */
  secondsToRecover: number | null;
  lostWrites: number;
}

/** A start that is refused with words: what it has to say, and whether the way it names works. */
export interface Rejection {
  name: string;
  isReported: boolean;
  words: string;
}
