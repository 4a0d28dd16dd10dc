/** Whether a text is an article's number, as labels and catalogues print it: eight digits. */
export const isArticleNumber = (text: string): boolean => /^\d{8}$/.test(text);
