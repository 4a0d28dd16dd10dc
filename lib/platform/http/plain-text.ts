/**
 * Whether text is one that a database keeps: without NUL, which PostgreSQL has no place for, and without
 * half of a surrogate pair, which no encoding has.
 */
export const isPlainText = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
