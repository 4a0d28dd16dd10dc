import type { ChangeEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/forms/field/select-field';
import { TextField, type TextFieldProps } from '@/components/forms/field/text-field';
import { ADDRESS_LIMITS, type AddressField } from '@/lib/checkout/address-names';
import { useMessages } from '@/lib/i18n/use-messages';
import type { CountryOption } from '@/lib/project/country-options';
import { statesOf } from '@/lib/project/states';
import styles from './address-form.module.css';

export type AddressValues = Record<AddressField, string>;

interface Props {
  form: UseFormReturn<AddressValues>;
  /** As it was typed before. */
  draft: Readonly<Partial<AddressValues>>;
  countries: readonly CountryOption[];
  /** The field has changed: its error no longer applies. */
  mend: (field: AddressField) => void;
}

type Typed = Exclude<AddressField, 'country' | 'state'>;

/** Autofill token, and the keyboard a phone shows. */
const TYPED: Readonly<
  Record<Typed, Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode' | 'required'>>
> = {
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', required: true },
  company: { autoComplete: 'organization' },
  // Browsers fill in street and number as one; the visitor moves the number.
  street: { autoComplete: 'address-line1', required: true },
  // No autofill token exists for a house number alone.
  houseNumber: { autoComplete: 'off', required: true },
  addition: { autoComplete: 'address-line2' },
  // Some countries' codes have letters.
  postalCode: { autoComplete: 'postal-code', required: true },
  city: { autoComplete: 'address-level2', required: true },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', required: true },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};

/** Shared props of the form's controls. */
function useAddressControl({ form, draft, mend }: Omit<Props, 'countries'>) {
  const { address: messages } = useMessages();
  return (field: AddressField) => ({
    label: messages.labels[field],
    error: form.formState.errors[field]?.message,
    // Server-rendered: it has to work without scripts.
    defaultValue: draft[field] ?? '',
    ...form.register(field, {
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        if (event.type === 'change') mend(field);
      },
    }),
  });
}

/** The customer and the delivery address. */
export function AddressFields({ countries, ...props }: Props) {
  const { form, draft } = props;
  const { address: messages } = useMessages();
  const control = useAddressControl(props);
  const country = useWatch({ control: form.control, name: 'country' }) ?? draft.country ?? '';
  const states = statesOf(country);
  const typed = (field: Typed, help?: string) => (
    <TextField
      {...TYPED[field]}
      {...control(field)}
      maxLength={ADDRESS_LIMITS[field]}
      {...(help && { help })}
    />
  );
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.who}</legend>
        <div className={styles.pair}>
          {typed('firstName')}
          {typed('lastName')}
        </div>
        {typed('email', messages.emailHelp)}
        {typed('phone', messages.phoneHelp)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.where}</legend>
        {typed('company')}
        <div className={styles.streetAndNumber}>
          {typed('street')}
          {typed('houseNumber')}
        </div>
        {typed('addition')}
        <div className={styles.codeAndCity}>
          {typed('postalCode')}
          {typed('city')}
        </div>
        <SelectField
          {...control('country')}
          autoComplete="country"
          required
          prompt={messages.countryPrompt}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {states.length > 0 && (
          <SelectField
            {...control('state')}
            autoComplete="address-level1"
            required
            prompt={messages.countryPrompt}
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </fieldset>
    </>
  );
}
