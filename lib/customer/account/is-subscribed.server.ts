import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { subscriptions } from '@/lib/platform/db/schema-forms';
import type { ProjectId } from '@/lib/shop/project/projects';

/** Whether an address is subscribed to a shop's newsletter. @param email lower case */
export async function isSubscribed(project: ProjectId, email: string): Promise<boolean> {
  const found = await database()
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.project, project),
        eq(subscriptions.email, email),
        eq(subscriptions.status, 'confirmed'),
      ),
    );
  return found.length > 0;
}
