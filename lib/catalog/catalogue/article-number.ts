/** Whether a text is an article number as printed on labels: eight digits. */
export const isArticleNumber = (text: string): boolean => /^\d{8}$/.test(text);

/** Article number of a SKU, which begins with it: `20310000-312-3XL`. */
export const articleOfSku = (sku: string): string => sku.slice(0, 8);
