import { TextField } from '@/components/forms/field/text-field';
import type { ReviewedBusiness } from '@/lib/commerce/checkout/loaded-checkout';
import { useMessages } from '@/lib/shop/i18n/use-messages';

/** What a company wants to read on its invoice. */
export function BusinessFields({ business }: { business: ReviewedBusiness }) {
  const { checkout: messages } = useMessages();
  return (
    <>
      <TextField
        name="vatNumber"
        label={messages.vatNumber}
        help={messages.vatNumberHelp}
        // There is no autofill token for it.
        autoComplete="off"
        defaultValue={business.vatNumber}
        error={business.wrong === 'vatNumber' ? messages.errors.vat_number_invalid : undefined}
      />
      <TextField
        name="customerReference"
        label={messages.customerReference}
        help={messages.customerReferenceHelp}
        // Another one for each order.
        autoComplete="off"
        defaultValue={business.customerReference}
        error={
          business.wrong === 'customerReference'
            ? messages.errors.customer_reference_invalid
            : undefined
        }
      />
    </>
  );
}
