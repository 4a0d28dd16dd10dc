import { TextField } from '@/components/forms/field/text-field';
import { useMessages } from '@/lib/shop/i18n/use-messages';

export function OrderNumberField({
  number,
  error,
}: {
  number: string;
  error?: string | undefined;
}) {
  const { orderStatus: messages } = useMessages();
  return (
    <TextField
      name="orderNumber"
      label={messages.number}
      // There is no autofill token for an order number.
      autoComplete="off"
      required
      minLength={2}
      defaultValue={number}
      error={error}
    />
  );
}
