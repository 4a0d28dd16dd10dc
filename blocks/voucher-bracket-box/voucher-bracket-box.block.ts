import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const voucherBracketBoxDefinition: BlockDefinition<'voucherBracketBox'> = {
  component: dynamic(() =>
    import('./voucher-bracket-box').then((module) => module.VoucherBracketBox),
  ),
  messages: ['voucher', 'copy'],
};
