import Router from 'next/router';
import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/button/button';
import { TextField } from '@/components/field/text-field';
import type { FooterContent } from '@/lib/app-shell/footer-content';
import { useWords } from '@/lib/i18n/words';
import { EMAIL_PARAMETER, keepEmail } from '@/lib/newsletter/kept-email';
import { useIsHydrated } from '@/lib/page-context/use-is-hydrated';
import styles from './site-footer.module.css';

/** Takes an address on to the newsletter page, where the rest is asked. */
export function NewsletterSignUp({
  newsletter,
}: {
  newsletter: NonNullable<FooterContent['newsletter']>;
}) {
  const { footer: words } = useWords();
  const isHydrated = useIsHydrated();
  const [error, setError] = useState<string>();
  const headingId = useId();
  const { headline, text, link } = newsletter;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(EMAIL_PARAMETER);
    if (!(field instanceof HTMLInputElement)) return;
    if (!field.validity.valid) {
      setError(words.addressError);
      field.focus();
      return;
    }
    setError(undefined);
    keepEmail(field.value);
    void Router.push(link.href);
  };

  return (
    <section className={styles.newsletter} aria-labelledby={headingId}>
      <div className={styles.newsletterWords}>
        <h2 id={headingId} className={styles.newsletterHeadline}>
          {headline ?? words.newsletter}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {/* Without scripts the browser checks the address and sends it along. */}
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
          label={words.address}
          autoComplete="email"
          required
          error={error}
        />
        <Button type="submit">{words.signUp}</Button>
      </form>
    </section>
  );
}
