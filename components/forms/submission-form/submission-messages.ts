import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** What a form, its fields and its error summary read. */
export const SUBMISSION_MESSAGES: readonly MessageGroup[] = ['form', 'email', 'field', 'fold'];
