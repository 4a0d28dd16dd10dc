import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/field/checkbox-field';
import { FoldedText } from '@/components/folded-text/folded-text';
import { FormSection } from '@/components/submission-form/form-section';
import { EmailField, NameFields } from '@/components/submission-form/person-fields';
import { SubmissionForm } from '@/components/submission-form/submission-form';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import { keptEmail } from '@/lib/newsletter/kept-email';
import { subscribe, type Subscription } from '@/lib/newsletter/newsletter-calls';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { BirthdayFields } from './birthday-fields';
import styles from './newsletter-page.module.css';

export type Values = Omit<Subscription, 'token'>;

/** What a visitor of the big-and-tall shop wants to read about. */
function Interests({ form }: { form: UseFormReturn<Values> }) {
  const { newsletter: words } = useWords();
  return (
    <fieldset className={styles.interests}>
      <legend className={styles.legend}>{words.interests}</legend>
      <CheckboxField label={words.big} {...form.register('hggbig')} />
      <CheckboxField label={words.tall} {...form.register('hggtall')} />
    </fieldset>
  );
}

const EMPTY: Values = {
  email: '',
  firstName: '',
  lastName: '',
  hggbig: false,
  hggtall: false,
  birthday: { day: '', month: '', year: '' },
};

/** The form by which visitors subscribe; an address they typed elsewhere stands in it already. */
export function NewsletterPage({ id, fields, isFirst }: BlockProps<'newsletterPage'>) {
  const { headline, text, privacyText, successText } = fields;
  const { newsletter: words } = useWords();
  const { project } = useRouteContext();
  const form = useForm<Values>({ shouldFocusError: false, defaultValues: EMPTY });
  const { setValue } = form;
  useEffect(() => setValue('email', keptEmail()), [setValue]);
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <FormSection
      {...{ id, headingId, headline, text }}
      Heading={isFirst ? 'h1' : 'h2'}
      className={styles.root}
    >
      <SubmissionForm
        form={form}
        name="newsletter"
        labelledBy={headingId}
        submitLabel={words.subscribe}
        success={successText ?? words.thanks}
        call={(values, token) => subscribe({ ...values, token })}
      >
        <EmailField form={form} />
        <NameFields form={form} />
        <BirthdayFields form={form} />
        {project === 'hgg' && <Interests form={form} />}
        {privacyText && (
          <div {...tag(id, 'privacyText')}>
            <FoldedText text={privacyText} />
          </div>
        )}
      </SubmissionForm>
    </FormSection>
  );
}
