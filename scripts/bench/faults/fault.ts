/** A fault that happens while a visitor uses the shop. */
export interface Fault {
  name: string;
  /** Whether the visitor uses the storefront behind the proxies instead of the shop's own. */
  isBehindProxies?: boolean;
  /**
   * Whether many other visitors add to their baskets, so that all connections to the database are
   * in use.
   */
  isCrowded?: boolean;
  /**
   * Causes the fault, and removes the cause if it would persist.
   * @returns when the cause was gone, in epoch milliseconds; recovery is measured from there
   */
  happen: () => Promise<number>;
}

export interface Outcome {
  name: string;
  /** By observed part: seconds during which it misbehaved, `–` for none. */
  seen: string[];
  /** `null` if it did not recover without help. */
  secondsToRecover: number | null;
  lostWrites: number;
}

/** A rejected start, with the expected message, and whether the remedy it names works. */
export interface Rejection {
  name: string;
  isReported: boolean;
  words: string;
}
