import dynamic from 'next/dynamic';
import { SUBMISSION_MESSAGES } from '@/components/forms/submission-form/submission-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const earlyShopFormDefinition: BlockDefinition<'earlyShopForm'> = {
  component: dynamic(() => import('./early-shop-form').then((module) => module.EarlyShopForm)),
  messages: ['earlyShop', ...SUBMISSION_MESSAGES],
};
