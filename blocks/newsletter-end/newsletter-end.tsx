import { useForm } from 'react-hook-form';
import { RadioGroup } from '@/components/forms/field/radio-group';
import { FormSection } from '@/components/forms/submission-form/form-section';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import type { BlockProps } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { unsubscribe } from '@/lib/messaging/newsletter/newsletter-client';
import {
  DEFAULT_REASON,
  reasonsOf,
  type UnsubscribeReason,
} from '@/lib/messaging/newsletter/unsubscribe-reasons';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Ends the subscription in the page's address; the reason is optional. */
export function NewsletterEnd({ id, fields, isFirst }: BlockProps<'newsletterEnd'>) {
  const { headline, text, successText } = fields;
  const { newsletterEnd: messages } = useMessages();
  const { project } = useRouteContext();
  const form = useForm<{ reason: UnsubscribeReason }>({
    defaultValues: { reason: DEFAULT_REASON },
  });
  const headingId = `${id}-heading`;
  const options = reasonsOf(project).map((value) => ({ value, label: messages.reasons[value] }));
  return (
    <FormSection
      id={id}
      headingId={headingId}
      headline={headline}
      text={text}
      Heading={isFirst ? 'h1' : 'h2'}
    >
      <SubmissionForm
        form={form}
        name="newsletterEnd"
        action="/api/newsletter/unsubscribe"
        labelledBy={headingId}
        submitLabel={messages.submit}
        success={successText ?? messages.done}
        send={({ reason }) => unsubscribe(reason)}
      >
        <RadioGroup label={messages.why} options={options} {...form.register('reason')} />
      </SubmissionForm>
    </FormSection>
  );
}
