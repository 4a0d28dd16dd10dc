import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { ConsentField } from '@/components/forms/submission-form/consent-field';
import { FormSection } from '@/components/forms/submission-form/form-section';
import { EmailField, NameFields } from '@/components/forms/submission-form/person-fields';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { enterRaffle, type RaffleEntry } from '@/lib/messaging/newsletter/newsletter-client';

type Values = Omit<RaffleEntry, 'competition' | 'isEvent' | 'token'>;

export function CompetitionForm({ id, fields }: BlockProps<'competitionForm'>) {
  const { headline, text, participationPrivacy, notificationInfo, successText, isEvent } = fields;
  const { form: messages, competition } = useMessages();
  const form = useForm<Values>({ shouldFocusError: false });
  const { errors } = form.formState;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <FormSection id={id} headingId={headingId} headline={headline} text={text}>
      <SubmissionForm
        form={form}
        name="competition"
        action="/api/newsletter/raffle"
        hidden={{ competition: id, isEvent: String(isEvent) }}
        labelledBy={headingId}
        submitLabel={competition.takePart}
        success={successText ?? competition.success}
        send={(values, token) => enterRaffle({ ...values, competition: id, isEvent, token })}
      >
        <EmailField form={form} />
        <NameFields form={form} />
        <ConsentField
          label={competition.privacy}
          text={participationPrivacy}
          tag={tag(id, 'participationPrivacy')}
          error={errors.participationPrivacy?.message}
          {...form.register('participationPrivacy', { required: messages.consentRequired })}
        />
        <div {...tag(id, 'notificationInfo')}>
          <CheckboxField
            label={notificationInfo}
            required
            error={errors.notificationInfo?.message}
            {...form.register('notificationInfo', { required: messages.consentRequired })}
          />
        </div>
      </SubmissionForm>
    </FormSection>
  );
}
