import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/forms/field/text-field';
import type { Link } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { EMAIL, EMAIL_LIMIT } from '@/lib/shop/address/email-pattern';
import { storeEmail } from '@/lib/messaging/newsletter/stored-email';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { openPage } from '@/lib/shop/routes/open-page';
import { pushEvent } from '@/lib/browser/tracking/data-layer';
import styles from './newsletter-teaser.module.css';

/**
 * A single field, whose value is passed to the newsletter page with the other fields. It is on home
 * pages, so it does not use the form library.
 */
export function NewsletterTeaser({ target, labelledBy }: { target: Link; labelledBy: string }) {
  const { newsletterTeaser: messages, email } = useMessages();
  const isHydrated = useIsHydrated();
  const [error, setError] = useState<string>();

  const faultOf = (address: string) => {
    if (!address) return email.required;
    return EMAIL.test(address) && address.length <= EMAIL_LIMIT ? undefined : email.invalid;
  };

  const onward = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const address = cleanEmail(field?.value ?? '');
    const fault = faultOf(address);
    setError(fault);
    if (fault) {
      field?.focus();
      return;
    }
    storeEmail(address);
    pushEvent({ event: 'newsletter_sign_up' });
    if (target.opens === 'page') void openPage(target.href);
    else location.assign(target.href);
  };

  return (
    <form
      className={styles.root}
      aria-labelledby={labelledBy}
      // Without scripts the browser navigates to the newsletter page; the field has no name, so
      // that the address is not in the URL.
      action={target.href}
      noValidate={isHydrated}
      onSubmit={onward}
    >
      <TextField label={email.label} type="email" autoComplete="email" required error={error} />
      <Button type="submit">{messages.onward}</Button>
    </form>
  );
}
