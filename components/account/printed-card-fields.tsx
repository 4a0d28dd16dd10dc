import { TextField } from '@/components/forms/field/text-field';
import type { TypedBefore } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useAccountField } from './use-account-field';

/** Number and PIN, as printed on a card; blanks and dashes between digits are ignored. */
export function PrintedCardFields({ draft }: { draft: TypedBefore }) {
  const { loyaltyCard: messages } = useMessages();
  const field = useAccountField(draft);
  const digits = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <>
      <TextField
        {...field('loyaltyCardNumber')}
        {...digits}
        help={messages.numberHelp}
        pattern="(\D*\d){8}\D*"
      />
      <TextField
        {...field('loyaltyCardCVC')}
        {...digits}
        help={messages.pinHelp}
        pattern="(\D*\d){4}\D*"
      />
    </>
  );
}
