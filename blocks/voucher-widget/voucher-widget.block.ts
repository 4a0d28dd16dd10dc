import dynamic from 'next/dynamic';
import { THIRD_PARTY_MESSAGES } from '@/components/content/third-party/third-party-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const voucherWidgetDefinition: BlockDefinition<'voucherWidget'> = {
  component: dynamic(() => import('./voucher-widget').then((module) => module.VoucherWidget)),
  messages: THIRD_PARTY_MESSAGES,
};
