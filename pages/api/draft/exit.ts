import { leaveDraft } from '@/lib/cms/content/leave-draft.server';

export default leaveDraft;
