import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** Messages of a third party's frame and its consent prompt. */
export const THIRD_PARTY_MESSAGES: readonly MessageGroup[] = ['thirdParty'];
