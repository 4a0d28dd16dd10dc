import dynamic from 'next/dynamic';
import { SUBMISSION_MESSAGES } from '@/components/forms/submission-form/submission-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const competitionFormDefinition: BlockDefinition<'competitionForm'> = {
  component: dynamic(() => import('./competition-form').then((module) => module.CompetitionForm)),
  messages: ['competition', ...SUBMISSION_MESSAGES],
};
