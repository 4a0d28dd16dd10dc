import { randomUuid } from '@/lib/platform/http/random-uuid';

/**
 * Whether a text is a valid id of the content API. Ids become path segments, in which one or two
 * dots would address the environment itself.
 */
export const isEntityId = (text: string): boolean => /^(?!\.{1,2}$)[\w.-]{1,64}$/.test(text);

export const newEntityId = (): string => randomUuid();
