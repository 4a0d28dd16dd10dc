import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** What a third party's frame and the question before it read. */
export const THIRD_PARTY_MESSAGES: readonly MessageGroup[] = ['thirdParty'];
