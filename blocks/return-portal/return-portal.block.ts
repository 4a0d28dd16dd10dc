import dynamic from 'next/dynamic';
import { SUBMISSION_MESSAGES } from '@/components/forms/submission-form/submission-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const returnPortalDefinition: BlockDefinition<'returnPortal'> = {
  component: dynamic(() => import('./return-portal').then((module) => module.ReturnPortal)),
  messages: ['returnPortal', 'formErrors', ...SUBMISSION_MESSAGES],
};
