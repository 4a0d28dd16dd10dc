const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text can be the id of an order; the database rejects any other. */
export const isOrderId = (text: string): boolean => UUID.test(text);
