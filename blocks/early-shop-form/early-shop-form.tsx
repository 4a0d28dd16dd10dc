import { useForm } from 'react-hook-form';
import { ConsentField } from '@/components/forms/submission-form/consent-field';
import { FormSection } from '@/components/forms/submission-form/form-section';
import { EmailField, NameFields } from '@/components/forms/submission-form/person-fields';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import {
  registerForEarlyShop,
  type EarlyShopRegistration,
} from '@/lib/messaging/newsletter/newsletter-client';

type Values = Omit<EarlyShopRegistration, 'triggerID' | 'token'>;

/** Mailing with its own success message. */
const TRIGGER_WITH_OWN_TEXT = '12806';

/** Registration for early access to the shop. */
export function EarlyShopForm({ id, fields }: BlockProps<'earlyShopForm'>) {
  const { headline, text, participationPrivacy, triggerId } = fields;
  const { form: messages, earlyShop } = useMessages();
  const form = useForm<Values>({ shouldFocusError: false });
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const success =
    triggerId === TRIGGER_WITH_OWN_TEXT ? fields.successTextOf12806 : fields.successText;
  return (
    <FormSection id={id} headingId={headingId} headline={headline} text={text}>
      <SubmissionForm
        form={form}
        name="earlyShop"
        action="/api/newsletter/earlyShopRegistration"
        hidden={{ triggerID: triggerId }}
        labelledBy={headingId}
        submitLabel={earlyShop.register}
        success={success ?? earlyShop.success}
        send={(values, token) => registerForEarlyShop({ ...values, triggerID: triggerId, token })}
      >
        <EmailField form={form} />
        <NameFields form={form} />
        <ConsentField
          label={earlyShop.privacy}
          text={participationPrivacy}
          tag={tag(id, 'participationPrivacy')}
          error={form.formState.errors.participationPrivacy?.message}
          {...form.register('participationPrivacy', { required: messages.consentRequired })}
        />
      </SubmissionForm>
    </FormSection>
  );
}
