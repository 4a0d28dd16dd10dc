import styles from '@/components/account/account.module.css';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { Button } from '@/components/ui/button/button';
import type { LoadedLoginData } from '@/lib/api/account/loaded-account';
import { interestsOf } from '@/lib/customer/account/newsletter-settings';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

export function Newsletter({ newsletter, email }: Pick<LoadedLoginData, 'newsletter' | 'email'>) {
  const { account: messages, newsletter: words } = useMessages();
  const { project, locale } = useRouteContext();
  const { status, interests } = newsletter;
  return (
    <section className={styles.part} aria-label={messages.newsletter.headline}>
      <h2 className={styles.heading}>{messages.newsletter.headline}</h2>
      <p>{formatMessage(messages.newsletter[status], { email })}</p>
      <form method="post" action="/api/account/newsletter" className={styles.form}>
        <input type="hidden" name="locale" value={locale} />
        <CheckboxField
          name="newsletter"
          label={messages.labels.newsletter}
          defaultChecked={status !== 'none'}
        />
        <fieldset className={styles.group}>
          <legend>{words.interests}</legend>
          {interestsOf(project).map((interest) => (
            <CheckboxField
              key={interest}
              name={interest}
              label={words[interest]}
              defaultChecked={interests.includes(interest)}
            />
          ))}
        </fieldset>
        <Button type="submit" look="secondary">
          {messages.save}
        </Button>
      </form>
    </section>
  );
}
