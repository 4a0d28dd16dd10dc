/** First byte of every value. */
export const NULL = 0;
export const TRUE = 1;
export const FALSE = 2;
/** Followed by the number as a varint. */
export const WHOLE = 3;
/** Hundredths as a varint, for prices. */
export const HUNDREDTHS = 4;
export const DOUBLE = 5;
/** Length as a varint, then one byte per character. */
export const ASCII = 6;
/** Length in bytes as a varint, then UTF-8. */
export const UTF8 = 7;
/** Number of the string as a varint. */
export const KNOWN_STRING = 8;
/** Length as a varint, then the elements. */
export const ARRAY = 9;
/** Shape as a varint, then the values in the order of its keys. */
export const OBJECT = 10;
/** Position of an equal value in this record, as a varint: equal bytes mean equal values. */
export const SAME_AS = 11;
/**
 * Length in bytes as a varint, then UTF-16: for strings with an unpaired surrogate, which UTF-8
 * cannot encode.
 */
export const UTF16 = 12;

/** A record is never split; segments have this length unless a record is longer. */
export const SEGMENT_BYTES = 4 * 1024 * 1024;
/** An address is `segment * SEGMENT_SPAN + offset`. */
export const SEGMENT_SPAN = 2 ** 32;
