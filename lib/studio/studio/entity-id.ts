/**
 * Whether text is an id as the content API allows them. Ids become segments of its addresses, where
 * one or two dots are no name but a way to something else: to the environment itself.
 */
export const isEntityId = (text: string): boolean => /^(?!\.{1,2}$)[\w.-]{1,64}$/.test(text);

/** An id for an entity that is about to be created. */
export const newEntityId = (): string => crypto.randomUUID();
