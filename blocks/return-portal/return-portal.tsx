import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/forms/field/text-field';
import { FormSection } from '@/components/forms/submission-form/form-section';
import { EmailField } from '@/components/forms/submission-form/person-fields';
import { SubmissionForm } from '@/components/forms/submission-form/submission-form';
import type { BlockProps } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openReturn } from '@/lib/commerce/returns/return-client';
import styles from './return-portal.module.css';

/** Pixels; an order of a few lines fits without scrolling. */
const HEIGHT = 800;

/** Looks up an order by number and email, and shows the frame for its return. */
export function ReturnPortal({ id, fields, isFirst }: BlockProps<'returnPortal'>) {
  const { headline, text } = fields;
  const { returnPortal: messages, formErrors } = useMessages();
  const [frame, setFrame] = useState<string | null>(null);
  const form = useForm<{ orderNumber: string; email: string }>({ shouldFocusError: false });
  const headingId = `${id}-heading`;
  const open = async (values: { orderNumber: string; email: string }, token: string) => {
    const response = await openReturn({ ...values, token });
    if (response.success && typeof response.data === 'string') setFrame(response.data);
    return response;
  };
  return (
    <FormSection
      id={id}
      headingId={headingId}
      headline={headline}
      text={text}
      Heading={isFirst ? 'h1' : 'h2'}
    >
      {frame ? (
        <iframe className={styles.frame} title={messages.frame} src={frame} height={HEIGHT} />
      ) : (
        <SubmissionForm
          form={form}
          name="return"
          action="/api/acl/return/init"
          explained={{ unknownOrder: formErrors.unknownOrder, tooMany: formErrors.tooMany }}
          labelledBy={headingId}
          submitLabel={messages.open}
          success={messages.frame}
          send={open}
        >
          <TextField
            label={messages.orderNumber}
            // Browsers cannot fill in order numbers.
            autoComplete="off"
            required
            error={form.formState.errors.orderNumber?.message}
            {...form.register('orderNumber', {
              required: messages.orderNumberRequired,
              minLength: { value: 2, message: messages.orderNumberRequired },
            })}
          />
          <EmailField form={form} />
        </SubmissionForm>
      )}
    </FormSection>
  );
}
