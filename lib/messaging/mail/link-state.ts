/** State of a link in an email; `used` if it has already taken effect. */
export type LinkState = 'open' | 'used' | 'expired';

/** Outcome of pressing the button of a link's page. */
export type LinkOutcome = 'done' | Exclude<LinkState, 'open'>;
