import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { CollapsedText } from '@/components/ui/collapsed-text/collapsed-text';
import { FormSection } from '@/components/forms/submission-form/form-section';
import { EmailField, NameFields } from '@/components/forms/submission-form/person-fields';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { storedEmail } from '@/lib/messaging/newsletter/stored-email';
import { subscribe } from '@/lib/messaging/newsletter/newsletter-client';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { SubscriberBirthdayFields, type SubscriptionValues } from './birthday-fields';
import styles from './newsletter-page.module.css';

/** Interests of a subscriber; one shop offers sizes. */
function Interests({
  form,
  hasSizes,
}: {
  form: UseFormReturn<SubscriptionValues>;
  hasSizes: boolean;
}) {
  const { newsletter: messages } = useMessages();
  return (
    <fieldset className={styles.interests}>
      <legend className={styles.legend}>{messages.interests}</legend>
      {hasSizes && <CheckboxField label={messages.big} {...form.register('hggbig')} />}
      {hasSizes && <CheckboxField label={messages.tall} {...form.register('hggtall')} />}
      <CheckboxField label={messages.sale} {...form.register('sale')} />
    </fieldset>
  );
}

const EMPTY: SubscriptionValues = {
  email: '',
  firstName: '',
  lastName: '',
  hggbig: false,
  hggtall: false,
  sale: false,
  birthday: { day: '', month: '', year: '' },
};

/** Subscription form, prefilled with an address typed on another page. */
export function NewsletterPage({ id, fields, isFirst }: BlockProps<'newsletterPage'>) {
  const { headline, text, privacyText, successText } = fields;
  const { newsletter: messages } = useMessages();
  const { project } = useRouteContext();
  const form = useForm<SubscriptionValues>({ shouldFocusError: false, defaultValues: EMPTY });
  const { setValue } = form;
  useEffect(() => setValue('email', storedEmail()), [setValue]);
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <FormSection
      id={id}
      headingId={headingId}
      headline={headline}
      text={text}
      Heading={isFirst ? 'h1' : 'h2'}
      className={styles.root}
    >
      <SubmissionForm
        form={form}
        name="newsletter"
        action="/api/newsletter/subscribe"
        labelledBy={headingId}
        submitLabel={messages.subscribe}
        success={successText ?? messages.thanks}
        send={(values, token) => subscribe({ ...values, token })}
      >
        <EmailField form={form} />
        <NameFields form={form} isOptional />
        <SubscriberBirthdayFields form={form} />
        <Interests form={form} hasSizes={project === 'hgg'} />
        {privacyText && (
          <div {...tag(id, 'privacyText')}>
            <CollapsedText text={privacyText} />
          </div>
        )}
      </SubmissionForm>
    </FormSection>
  );
}
