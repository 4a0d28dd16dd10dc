/** Days in which the link of an email can confirm a subscription, an alert, an entry or a message. */
export const CONFIRMATION_DAYS = 7;
export const CONFIRMATION_MS = CONFIRMATION_DAYS * 24 * 60 * 60 * 1000;
