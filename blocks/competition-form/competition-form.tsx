import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/field/checkbox-field';
import { FoldedText } from '@/components/folded-text/folded-text';
import styles from '@/components/submission-form/form-section.module.css';
import { EmailField, NameFields } from '@/components/submission-form/person-fields';
import { SubmissionForm } from '@/components/submission-form/submission-form';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import { enterRaffle, type RaffleEntry } from '@/lib/newsletter/newsletter-calls';

type Values = Omit<RaffleEntry, 'isEvent' | 'token'>;

/** Visitors take part in a competition or sign up for an event. */
export function CompetitionForm({ id, fields }: BlockProps<'competitionForm'>) {
  const { headline, text, participationPrivacy, notificationInfo, successText, isEvent } = fields;
  const { form: words, competition } = useWords();
  const form = useForm<Values>({ shouldFocusError: false });
  const { errors } = form.formState;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} {...tag(id, 'headline')}>
        {headline}
      </h2>
      {text && (
        <p className={styles.text} {...tag(id, 'text')}>
          {text}
        </p>
      )}
      <SubmissionForm
        form={form}
        name="competition"
        labelledBy={headingId}
        submitLabel={competition.takePart}
        success={successText ?? competition.success}
        call={(values, token) => enterRaffle({ ...values, isEvent, token })}
      >
        <EmailField form={form} />
        <NameFields form={form} />
        <div className={styles.consent} {...tag(id, 'participationPrivacy')}>
          <CheckboxField
            label={competition.privacy}
            required
            error={errors.participationPrivacy?.message}
            {...form.register('participationPrivacy', { required: words.consentRequired })}
          />
          <FoldedText text={participationPrivacy} />
        </div>
        <div {...tag(id, 'notificationInfo')}>
          <CheckboxField
            label={notificationInfo}
            required
            error={errors.notificationInfo?.message}
            {...form.register('notificationInfo', { required: words.consentRequired })}
          />
        </div>
      </SubmissionForm>
    </section>
  );
}
