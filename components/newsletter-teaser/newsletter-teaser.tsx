import Router from 'next/router';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button/button';
import { EmailField } from '@/components/submission-form/person-fields';
import type { Link } from '@/lib/content/block';
import { useWords } from '@/lib/i18n/words';
import { keepEmail } from '@/lib/newsletter/kept-email';
import { pushEvent } from '@/lib/tracking/data-layer';
import styles from './newsletter-teaser.module.css';

/** One field; the address travels to the newsletter page, where the rest is asked. */
export function NewsletterTeaser({ target, labelledBy }: { target: Link; labelledBy: string }) {
  const { newsletter: words } = useWords();
  const form = useForm<{ email: string }>();
  const onward = ({ email }: { email: string }) => {
    keepEmail(email);
    pushEvent({ event: 'newsletter_sign_up' });
    if (target.opens === 'page') void Router.push(target.href);
    else location.assign(target.href);
  };
  return (
    <form
      className={styles.root}
      aria-labelledby={labelledBy}
      // Without scripts the browser itself goes to the newsletter page.
      action={target.href}
      noValidate
      onSubmit={form.handleSubmit(onward)}
    >
      <EmailField form={form} />
      <Button type="submit">{words.onward}</Button>
    </form>
  );
}
