import { useForm } from 'react-hook-form';
import { EmailField } from '@/components/forms/submission-form/person-fields';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ModalParameters } from '@/lib/browser/modals/modals';
import { requestAlert } from '@/lib/messaging/alerts/alert-client';

/** Form for an alert about a size's stock or price; loaded when it is opened. */
export function AlertForm({ kind, sku }: ModalParameters['notice']) {
  const { notice: messages } = useMessages();
  const form = useForm<{ email: string }>({ shouldFocusError: false });
  return (
    <SubmissionForm
      form={form}
      name="notice"
      submitLabel={messages.send}
      success={messages.sent}
      send={({ email }, token) => requestAlert({ kind, sku, email, token })}
    >
      <EmailField form={form} />
    </SubmissionForm>
  );
}
