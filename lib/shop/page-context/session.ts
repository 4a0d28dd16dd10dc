import type { ProjectId } from '@/lib/shop/project/projects';

/** A visitor who has changed something. */
export interface Session {
  id: string;
  project: ProjectId;
  /** Id of the logged-in customer. */
  customerId?: string;
  /** Hash of the token of the customer's device. */
  device?: string;
}
