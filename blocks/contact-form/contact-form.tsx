import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/field/checkbox-field';
import { SelectField } from '@/components/field/select-field';
import { TextArea } from '@/components/field/text-area';
import { TextField } from '@/components/field/text-field';
import { ConsentField } from '@/components/submission-form/consent-field';
import { FormSection } from '@/components/submission-form/form-section';
import { EmailField, NameFields } from '@/components/submission-form/person-fields';
import { SubmissionForm } from '@/components/submission-form/submission-form';
import { CONTACT_SUBJECTS, sendMessage, type ContactMessage } from '@/lib/contact/contact-calls';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import styles from './contact-form.module.css';

/** Characters of a name at least. */
const NAME_LEAST = 2;

type Values = Omit<ContactMessage, 'token'>;

/** Nothing is asked for but what an answer needs; calls back are for those who speak German. */
export function ContactForm({ id, fields }: BlockProps<'contactForm'>) {
  const { headline, text, privacyText, successText } = fields;
  const { language, form: words, contactForm } = useWords();
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { custNumber: '', callBack: false, phoneNumber: '' },
  });
  const { errors } = form.formState;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <FormSection {...{ id, headingId, headline, text }} className={styles.root}>
      <SubmissionForm
        form={form}
        name="contact"
        labelledBy={headingId}
        submitLabel={contactForm.send}
        success={successText ?? contactForm.success}
        call={(values, token) => sendMessage({ ...values, token })}
      >
        <NameFields form={form} atLeast={NAME_LEAST} />
        <EmailField form={form} />
        <TextField
          label={contactForm.custNumber}
          // Browsers know no customer numbers.
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
        {language === 'de' && <CallBack form={form} />}
        <ConsentField
          label={contactForm.privacy}
          text={privacyText}
          tag={tag(id, 'privacyText')}
          error={errors.acceptDatenschutz?.message}
          {...form.register('acceptDatenschutz', { required: words.consentRequired })}
        />
      </SubmissionForm>
    </FormSection>
  );
}

/** The number is asked for once somebody wants to be called. */
function CallBack({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { contactForm } = useWords();
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
