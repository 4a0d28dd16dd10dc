import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** Messages of a form, its fields and its error summary. */
export const SUBMISSION_MESSAGES: readonly MessageGroup[] = ['form', 'email', 'field', 'fold'];
