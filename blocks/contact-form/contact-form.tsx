import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { SelectField } from '@/components/forms/field/select-field';
import { TextArea } from '@/components/forms/field/text-area';
import { TextField } from '@/components/forms/field/text-field';
import { ConsentField } from '@/components/forms/submission-form/consent-field';
import { FormSection } from '@/components/forms/submission-form/form-section';
import { EmailField, NameFields } from '@/components/forms/submission-form/person-fields';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import {
  CONTACT_SUBJECTS,
  sendMessage,
  type ContactMessage,
} from '@/lib/messaging/contact/contact-client';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './contact-form.module.css';

type Values = Omit<ContactMessage, 'token'>;

/** Requires only what a reply needs; offers call-backs in German only. */
export function ContactForm({ id, fields }: BlockProps<'contactForm'>) {
  const { headline, text, privacyText, successText } = fields;
  const { language, form: messages, contactForm } = useMessages();
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { custNumber: '', callBack: false, phoneNumber: '' },
  });
  const { errors } = form.formState;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <FormSection
      id={id}
      headingId={headingId}
      headline={headline}
      text={text}
      className={styles.root}
    >
      <SubmissionForm
        form={form}
        name="contact"
        action="/api/contact/sendEmail"
        labelledBy={headingId}
        submitLabel={contactForm.send}
        success={successText ?? contactForm.success}
        send={(values, token) => sendMessage({ ...values, token })}
      >
        <NameFields form={form} />
        <EmailField form={form} />
        <TextField
          label={contactForm.custNumber}
          // Browsers cannot fill in customer numbers.
          autoComplete="off"
          {...form.register('custNumber')}
        />
        <SelectField
          label={contactForm.subject}
          prompt={contactForm.subjectPrompt}
          options={CONTACT_SUBJECTS.map((value) => ({
            value,
            label: contactForm.subjects[value],
          }))}
          required
          error={errors.subject?.message}
          {...form.register('subject', { required: contactForm.subjectRequired })}
        />
        <TextArea
          label={contactForm.message}
          required
          error={errors.message?.message}
          {...form.register('message', {
            validate: (message) => message?.trim() !== '' || contactForm.messageRequired,
          })}
        />
        {language === 'de' && (
          <div className={styles.callBack}>
            <CallBack form={form} />
          </div>
        )}
        <ConsentField
          label={contactForm.privacy}
          text={privacyText}
          tag={tag(id, 'privacyText')}
          error={errors.acceptDatenschutz?.message}
          {...form.register('acceptDatenschutz', { required: messages.consentRequired })}
        />
      </SubmissionForm>
    </FormSection>
  );
}

/** Requires a number if the visitor requests a call back. */
function CallBack({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { contactForm } = useMessages();
  const isWanted = form.watch('callBack');
  return (
    <>
      <CheckboxField label={contactForm.callBack} {...form.register('callBack')} />
      {isWanted && (
        <TextField
          label={contactForm.phoneNumber}
          type="tel"
          autoComplete="tel"
          required
          error={form.formState.errors.phoneNumber?.message}
          {...form.register('phoneNumber', {
            required: contactForm.phoneRequired,
            shouldUnregister: true,
          })}
        />
      )}
    </>
  );
}
