const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text can be an order id; the database would reject any other. */
export const isOrderId = (text: string): boolean => UUID.test(text);
