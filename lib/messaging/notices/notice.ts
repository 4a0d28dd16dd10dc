/** What a visitor wants to know: that a size is there again, or that it costs less. */
export const NOTICE_KINDS = ['stock', 'price'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
