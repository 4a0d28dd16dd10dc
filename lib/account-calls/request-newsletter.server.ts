import { emailKey } from '@/lib/account/customers.server';
import type { Registration } from '@/lib/account/registration';
import { report } from '@/lib/log/log.server';
import { requestSubscription } from '@/lib/newsletter/subscribe.server';
import type { AccountVisit } from '@/lib/account/account-write.server';

/**
 * Asks a new customer who wants the newsletter to confirm it by email, as its own form does. The
 * account is open by now: what fails is reported, and the customer may subscribe by the form.
 */
export async function requestNewsletter(
  registration: Registration,
  { context, origin }: Pick<AccountVisit, 'context' | 'origin'>,
): Promise<void> {
  const { newsletter, newsletterBig, newsletterTall, firstName, lastName, birthday } = registration;
  if (!newsletter) return;
  try {
    await requestSubscription({
      ...{ project: context.project, locale: context.locale.segment, origin },
      ...{ email: emailKey(registration.email), firstName, lastName, birthday },
      interests: [...(newsletterBig ? ['big'] : []), ...(newsletterTall ? ['tall'] : [])],
    });
  } catch (error) {
    report('the newsletter of a new customer was not requested', { error });
  }
}
