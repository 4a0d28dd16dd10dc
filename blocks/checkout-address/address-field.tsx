import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/components/forms/field/text-field';
import {
  isDeliveryField,
  partOf,
  type AddressDraft,
  type AddressFieldName,
  type CheckoutField,
  type DeliveredField,
} from '@/lib/shop/address/address-names';
import { useMessages } from '@/lib/shop/i18n/use-messages';

export type AddressValues = Record<CheckoutField, string>;

export interface FieldProps {
  form: UseFormReturn<AddressValues>;
  draft: AddressDraft;
  /** Called when the field has changed, so that its error no longer applies. */
  mend: (field: CheckoutField) => void;
}

type Typed = Exclude<AddressFieldName, 'country' | 'state'>;
type TypedElsewhere = `delivery-${Exclude<DeliveredField, 'country' | 'state'>}`;

/** Autofill token and virtual keyboard of each field. */
const TYPED: Readonly<
  Record<Typed, Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode' | 'required'>>
> = {
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', required: true },
  company: { autoComplete: 'organization' },
  // Browsers fill in street and number together; the visitor moves the number.
  street: { autoComplete: 'address-line1', required: true },
  // There is no autofill token for a house number.
  houseNumber: { autoComplete: 'off', required: true },
  addition: { autoComplete: 'address-line2' },
  // Postal codes of some countries contain letters.
  postalCode: { autoComplete: 'postal-code', required: true },
  city: { autoComplete: 'address-level2', required: true },
  email: { autoComplete: 'email', type: 'email', required: true },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};

/** Autofill tokens of the second address have the prefix `shipping`. */
export const autoCompleteAt = (name: CheckoutField, token: string): string =>
  isDeliveryField(name) && token !== 'off' ? `shipping ${token}` : token;

/** Props that all controls of the form share. */
export function useAddressControl({ form, draft, mend }: FieldProps) {
  const { address: messages } = useMessages();
  return (name: CheckoutField) => ({
    label: messages.labels[partOf(name)],
    error: form.formState.errors[name]?.message,
    // Also works without JavaScript, because it is server-rendered.
    defaultValue: draft[name] ?? '',
    ...form.register(name, {
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        if (event.type === 'change') mend(name);
      },
    }),
  });
}

interface Props extends FieldProps {
  name: Typed | TypedElsewhere;
  help?: string;
}

const isTyped = (field: AddressFieldName): field is Typed => field in TYPED;

export function AddressField({ name, help, ...props }: Props) {
  const control = useAddressControl(props);
  const field = partOf(name);
  if (!isTyped(field)) return null;
  const { autoComplete, ...typed } = TYPED[field];
  return (
    <TextField
      {...typed}
      {...control(name)}
      autoComplete={autoCompleteAt(name, autoComplete)}
      {...(help && { help })}
    />
  );
}
