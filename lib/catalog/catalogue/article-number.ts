/** Whether a text is an article's number, as labels and catalogues print it: eight digits. */
export const isArticleNumber = (text: string): boolean => /^\d{8}$/.test(text);

/** Number of the article that a SKU is a size of: a SKU begins with it, `20310000-312-3XL`. */
export const articleOfSku = (sku: string): string => sku.slice(0, 8);
