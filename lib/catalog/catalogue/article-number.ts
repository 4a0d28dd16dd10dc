/** Maximum length of the numbers of articles, colours and SKUs, which are a merchant's own texts. */
export const MAX_NUMBER = 64;

/** Whether a text can be the number of an article, colour or SKU: printable, at most 64 characters. */
export const isArticleNumber = (text: string): boolean =>
  text !== '' && text.length <= MAX_NUMBER && !/[\p{Cc}\p{Cs}]/u.test(text);
