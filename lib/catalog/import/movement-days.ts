/** Days for which movements of stock and ids of deliveries are kept; older counts are rejected. */
export const MOVEMENT_DAYS = 90;
