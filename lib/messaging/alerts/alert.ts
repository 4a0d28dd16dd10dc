/** What a visitor wants to know: that a size is there again, or that it costs less. */
export const ALERT_KINDS = ['stock', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
