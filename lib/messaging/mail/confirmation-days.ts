/** Days for which a confirmation link for a subscription, alert, entry or message is valid. */
export const CONFIRMATION_DAYS = 7;
export const CONFIRMATION_MS = CONFIRMATION_DAYS * 24 * 60 * 60 * 1000;
