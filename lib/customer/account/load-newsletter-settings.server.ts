import { and, eq, ne } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { subscriptions } from '@/lib/platform/db/schema-forms';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Customer } from './customers.server';
import { interestsOf, NO_NEWSLETTER, type NewsletterSettings } from './newsletter-settings';

/**
 * Subscription of a customer to a shop's newsletter, if any. `null` for an unconfirmed address,
 * because it may belong to another person.
 */
export async function findSubscription(customer: Customer, project: ProjectId) {
  if (customer.confirmedAt === null) return null;
  const [found] = await database()
    .select({
      id: subscriptions.id,
      status: subscriptions.status,
      interests: subscriptions.interests,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.project, project),
        eq(subscriptions.email, customer.emailKey),
        ne(subscriptions.status, 'ended'),
      ),
    );
  return found ?? null;
}

export async function loadNewsletterSettings(
  customer: Customer | null,
  project: ProjectId,
): Promise<NewsletterSettings> {
  const found = customer && (await findSubscription(customer, project));
  if (!found || found.status === 'ended') return NO_NEWSLETTER;
  const interests = interestsOf(project).filter((interest) => found.interests.includes(interest));
  return { status: found.status, interests };
}
