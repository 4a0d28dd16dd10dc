import { emailKey } from '@/lib/customer/account/customers.server';
import type { Registration } from '@/lib/customer/account/registration';
import type { Transaction } from '@/lib/platform/db/transaction';
import { report } from '@/lib/platform/log/log.server';
import { requestSubscription } from '@/lib/messaging/newsletter/subscribe.server';
import type { AccountVisit } from '@/lib/customer/account/account-write.server';

/**
 * Sends a new customer who wants the newsletter the confirmation email, as the newsletter's own
 * form does. If that fails the account is opened nevertheless: the failure is logged, and the
 * customer can subscribe with the form. @param transaction of the registration, so that a crash
 * leaves both or neither
 */
export async function requestNewsletter(
  transaction: Transaction,
  registration: Registration,
  { context, origin }: Pick<AccountVisit, 'context' | 'origin'>,
): Promise<void> {
  const { newsletter, newsletterBig, newsletterTall, firstName, lastName, birthday } = registration;
  if (!newsletter) return;
  try {
    const subscription = {
      project: context.project,
      locale: context.locale.segment,
      origin,
      email: emailKey(registration.email),
      firstName,
      lastName,
      birthday,
      interests: [...(newsletterBig ? ['big'] : []), ...(newsletterTall ? ['tall'] : [])],
    };
    // Uses a savepoint, so that a failure does not roll the registration back.
    await requestSubscription(subscription, transaction);
  } catch (error) {
    report('the newsletter of a new customer was not requested', { error });
  }
}
