import { eq } from 'drizzle-orm';
import { accountHref } from '@/lib/customer/account/account-pages';
import type { AccountNotice } from '@/lib/customer/account/account-rejection';
import { customerWrite, type CustomerVisit } from '@/lib/customer/account/account-write.server';
import { findCustomer, type Customer } from '@/lib/customer/account/customers.server';
import { findSubscription } from '@/lib/customer/account/load-newsletter-settings.server';
import { interestsOf } from '@/lib/customer/account/newsletter-settings';
import { isTicked } from '@/lib/customer/account/registration';
import { database } from '@/lib/platform/db/database.server';
import { subscriptions } from '@/lib/platform/db/schema-forms';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { endSubscription, requestSubscription } from '@/lib/messaging/newsletter/subscribe.server';

const BY_CLIENT: Limit = { name: 'newsletter-settings', requests: 20, seconds: 60 * 60 };

/**
 * Applies the form's choice to the subscription. A new subscription has to be
 * confirmed by email.
 */
async function follow(
  { context, origin, sent }: CustomerVisit,
  customer: Customer,
): Promise<AccountNotice> {
  const { project, locale } = context;
  const found = await findSubscription(customer, project);
  const interests = interestsOf(project).filter((interest) => isTicked(sent, interest));
  if (!isTicked(sent, 'newsletter')) {
    if (!found) return 'newsletter_saved';
    await endSubscription(found.id, null);
    return 'newsletter_ended';
  }
  if (found?.status === 'confirmed') {
    await database().update(subscriptions).set({ interests }).where(eq(subscriptions.id, found.id));
    return 'newsletter_saved';
  }
  const { emailKey: email, firstName, lastName, birthday } = customer;
  const person = { email, firstName, lastName, birthday };
  await requestSubscription({ ...person, project, locale: locale.segment, origin, interests });
  return 'newsletter_asked';
}

/** `newsletter` and the interests `big`, `tall` and `sale`: checkboxes. */
export const saveNewsletterSettings = customerWrite(
  (context) => accountHref(context, 'LoginData'),
  async (visit) => {
    const page = accountHref(visit.context, 'LoginData');
    if (await limitRequests(visit.exchange[0], BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    const customer = await findCustomer(visit.customerId);
    if (!customer) return { ok: false, code: 'not_logged_in', page };
    return { ok: true, body: {}, notice: await follow(visit, customer), page };
  },
);
