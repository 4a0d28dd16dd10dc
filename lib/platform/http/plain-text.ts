// outside: pg-lone-surrogate, pg-nul
/**
 * Whether the database can store a text: PostgreSQL accepts no NUL, and UTF-8 no lone surrogates.
 */
export const isPlainText = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
