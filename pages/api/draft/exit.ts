import { leaveDraft } from '@/lib/content/leave-draft.server';

export default leaveDraft;
