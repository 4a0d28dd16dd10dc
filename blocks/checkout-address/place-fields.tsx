import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/field/select-field';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { CountryOption } from '@/lib/shop/i18n/country-options';
import { statesOf } from '@/lib/shop/project/states';
import { AddressField, autoCompleteAt, useAddressControl, type FieldProps } from './address-field';
import styles from './address-form.module.css';

export interface PlaceProps extends FieldProps {
  countries: readonly CountryOption[];
  /** Prefix of the field names; empty for the first address. */
  at: '' | 'delivery-';
}

export function PlaceFields({ at, countries, ...props }: PlaceProps) {
  const { form, draft } = props;
  const { address: messages } = useMessages();
  const control = useAddressControl(props);
  const [countryName, stateName] = [`${at}country`, `${at}state`] as const;
  const country = useWatch({ control: form.control, name: countryName }) ?? draft[countryName];
  const states = statesOf(country ?? '');
  return (
    <>
      <AddressField {...props} name={`${at}company`} />
      <div className={styles.streetAndNumber}>
        <AddressField {...props} name={`${at}street`} />
        <AddressField {...props} name={`${at}houseNumber`} />
      </div>
      <AddressField {...props} name={`${at}addition`} />
      <div className={styles.codeAndCity}>
        <AddressField {...props} name={`${at}postalCode`} />
        <AddressField {...props} name={`${at}city`} />
      </div>
      <SelectField
        {...control(countryName)}
        autoComplete={autoCompleteAt(countryName, 'country')}
        required
        prompt={messages.countryPrompt}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {states.length > 0 && (
        <SelectField
          {...control(stateName)}
          autoComplete={autoCompleteAt(stateName, 'address-level1')}
          required
          prompt={messages.countryPrompt}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </>
  );
}
