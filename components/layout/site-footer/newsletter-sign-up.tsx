import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/forms/field/text-field';
import type { FooterContent } from '@/lib/cms/layout/footer-content';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { EMAIL_PARAMETER, storeEmail } from '@/lib/messaging/newsletter/stored-email';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { openPage } from '@/lib/shop/routes/open-page';
import styles from './site-footer.module.css';

/** Passes an address to the newsletter page, which has the other fields. */
export function NewsletterSignUp({
  newsletter,
}: {
  newsletter: NonNullable<FooterContent['newsletter']>;
}) {
  const { footer: messages } = useMessages();
  const isHydrated = useIsHydrated();
  const [error, setError] = useState<string>();
  const headingId = useId();
  const { headline, text, link } = newsletter;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(EMAIL_PARAMETER);
    if (!(field instanceof HTMLInputElement)) return;
    if (!field.validity.valid) {
      setError(messages.addressError);
      field.focus();
      return;
    }
    setError(undefined);
    storeEmail(field.value);
    void openPage(link.href);
  };

  return (
    <section className={styles.newsletter} aria-labelledby={headingId}>
      <div className={styles.newsletterMessages}>
        <h2 id={headingId} className={styles.newsletterHeadline}>
          {headline ?? messages.newsletter}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {/* Without scripts the browser validates the address and includes it in the request. */}
      <form
        className={styles.form}
        data-refused={error !== undefined}
        action={link.href}
        onSubmit={submit}
        noValidate={isHydrated}
      >
        <TextField
          type="email"
          name={EMAIL_PARAMETER}
          label={messages.address}
          autoComplete="email"
          required
          error={error}
        />
        <Button type="submit">{messages.signUp}</Button>
      </form>
    </section>
  );
}
