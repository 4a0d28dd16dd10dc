import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const voucherDetailDefinition: BlockDefinition<'voucherDetail'> = {
  component: dynamic(() => import('./voucher-detail').then((module) => module.VoucherDetailBlock)),
  messages: ['article', 'combination', 'price', 'slider', 'zoom'],
  leading: true,
};
