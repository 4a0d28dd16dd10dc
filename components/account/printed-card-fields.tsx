import { TextField } from '@/components/forms/field/text-field';
import { CARD_DIGITS } from '@/lib/customer/account/registration-fields';
import type { TypedBefore } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useAccountField } from './use-account-field';

/** Number and PIN, as printed on a card. */
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
        maxLength={CARD_DIGITS.loyaltyCardNumber}
        pattern="[0-9]{8}"
      />
      <TextField
        {...field('loyaltyCardCVC')}
        {...digits}
        help={messages.pinHelp}
        maxLength={CARD_DIGITS.loyaltyCardCVC}
        pattern="[0-9]{4}"
      />
    </>
  );
}
