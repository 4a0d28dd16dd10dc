/** @param amount minor units; @returns `24.95 EUR`, for staff */
export const formatSum = (amount: number, currency: string): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
