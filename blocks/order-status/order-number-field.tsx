import { TextField } from '@/components/forms/field/text-field';
import { useMessages } from '@/lib/shop/i18n/use-messages';

/** Asks for the number of an order. */
export function OrderNumberField({ number }: { number: string }) {
  const { orderStatus: messages } = useMessages();
  return (
    <TextField
      name="orderNumber"
      label={messages.number}
      // No token of the browser's means an order's number.
      autoComplete="off"
      required
      minLength={2}
      defaultValue={number}
    />
  );
}
