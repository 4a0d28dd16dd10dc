import { useState } from 'react';
import { RejectionNotice } from '@/components/account/account-outcome';
import styles from '@/components/account/account.module.css';
import { NewPassword } from '@/components/account/new-password';
import { AccountPlaceFields } from '@/components/account/place-fields';
import { PrintedCardFields } from '@/components/account/printed-card-fields';
import { useAccountField } from '@/components/account/use-account-field';
import { LegalLinks } from '@/components/content/legal-links/legal-links';
import { Honeypot } from '@/components/forms/captcha/honeypot';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import type { LoadedRegistration, TypedBefore } from '@/lib/api/account/loaded-account';
import type { BlockFields } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { BirthdayFields } from './birthday-fields';
import { CardFields } from './card-fields';
import { ErrorList } from './error-list';
import { useRegistration } from './use-registration';

const isTicked = ({ fields }: TypedBefore, field: string) => fields[field] === '1';

function NewsletterFields({
  draft,
  hasAssortments,
}: Pick<LoadedRegistration, 'draft' | 'hasAssortments'>) {
  const { account: messages } = useMessages();
  const { labels } = messages;
  const error = draft.errors['newsletterBig'];
  return (
    <>
      {hasAssortments && (
        <fieldset className={styles.group}>
          <legend>{labels.assortments}</legend>
          <CheckboxField
            name="newsletterBig"
            value="1"
            label={labels.newsletterBig}
            defaultChecked={isTicked(draft, 'newsletterBig')}
            error={error && messages.errors[error]}
          />
          <CheckboxField
            name="newsletterTall"
            value="1"
            label={labels.newsletterTall}
            defaultChecked={isTicked(draft, 'newsletterTall')}
          />
        </fieldset>
      )}
      <CheckboxField
        name="newsletter"
        value="1"
        label={labels.newsletter}
        defaultChecked={isTicked(draft, 'newsletter')}
      />
    </>
  );
}

type Legal = Pick<BlockFields<'registration'>, 'termsLink' | 'privacyLink'>;

function AccountTerms({ termsLink, privacyLink }: Legal) {
  const { account: messages } = useMessages();
  const links = [
    ...(termsLink ? [{ label: messages.terms, link: termsLink }] : []),
    ...(privacyLink ? [{ label: messages.privacy, link: privacyLink }] : []),
  ];
  return links.length > 0 && <LegalLinks intro={messages.legal} links={links} />;
}

interface Props {
  /** Fields of the block: its headline, whose words make weak passwords, and the terms. */
  fields: Legal & { headline: string };
  loaded: Pick<LoadedRegistration, 'draft' | 'countries' | 'cardCountries' | 'hasAssortments'>;
  /**
   * Whether it is a registration with a card, whose PIN replaces the password until one is set by
   * email.
   */
  hasCard?: boolean;
}

/**
 * The registration form. The browser validates with the server's rules before sending; without
 * scripts only the server does.
 */
export function RegistrationForm({ loaded, fields, hasCard = false }: Props) {
  const { account: messages } = useMessages();
  const { headline } = fields;
  const { locale } = useRouteContext();
  const { errors, rejection, isPending, attempts, formProps } = useRegistration(
    loaded.draft.errors,
    hasCard,
  );
  const draft = { fields: loaded.draft.fields, errors };
  const field = useAccountField(draft);
  const [withCard, setWithCard] = useState(isTicked(draft, 'registernewcustomercard'));
  const countries =
    withCard || hasCard
      ? loaded.countries.filter(({ code }) => loaded.cardCountries.includes(code))
      : loaded.countries;
  const { defaultValue: _, ...password } = field('password');
  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="alert" className={styles.region}>
        {rejection && <RejectionNotice code={rejection} />}
      </div>
      <form
        method="post"
        action={hasCard ? '/api/crm/email' : '/api/account/register'}
        className={styles.form}
        aria-label={headline}
        noValidate
        {...formProps}
      >
        <input type="hidden" name="locale" value={locale} />
        <Honeypot />
        <ErrorList key={attempts} errors={errors} isAnnounced={attempts > 0} />
        {hasCard && <PrintedCardFields draft={draft} />}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.who}</legend>
          <div className={styles.pair}>
            <TextField {...field('firstName')} autoComplete="given-name" required />
            <TextField {...field('lastName')} autoComplete="family-name" required />
          </div>
          <BirthdayFields draft={draft} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.where}</legend>
          <AccountPlaceFields draft={draft} countries={countries} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.access}</legend>
          <TextField {...field('email')} type="email" autoComplete="email" required />
          {!hasCard && <NewPassword {...password} penalties={() => [headline, document.title]} />}
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.wishes}</legend>
          <NewsletterFields draft={draft} hasAssortments={loaded.hasAssortments} />
          {!hasCard && (
            <CardFields
              isTicked={withCard}
              isPrinted={isTicked(draft, 'registernewcustomercard_print')}
              onTick={setWithCard}
            />
          )}
        </fieldset>
        <AccountTerms {...fields} />
        <Button type="submit" isPending={isPending}>
          {messages.register}
        </Button>
      </form>
    </>
  );
}
