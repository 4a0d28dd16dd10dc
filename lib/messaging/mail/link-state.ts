/** What the link of an email can still do: `used` when it has done it already. */
export type LinkState = 'open' | 'used' | 'expired';

/** What became of a link whose button was pressed. */
export type LinkOutcome = 'done' | Exclude<LinkState, 'open'>;
