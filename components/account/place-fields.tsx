import { useState } from 'react';
import { SelectField } from '@/components/forms/field/select-field';
import { TextField } from '@/components/forms/field/text-field';
import type { TypedBefore } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { CountryOption } from '@/lib/shop/i18n/country-options';
import { statesOf } from '@/lib/shop/project/states';
import styles from './account.module.css';
import { useAccountField } from './use-account-field';

/** Fields from street to state; the state only for countries that have states. */
export function AccountPlaceFields({
  draft,
  countries,
}: {
  draft: TypedBefore;
  countries: readonly CountryOption[];
}) {
  const { account: messages } = useMessages();
  const field = useAccountField(draft);
  const [country, setCountry] = useState(draft.fields['country'] ?? '');
  const states = statesOf(country);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <TextField {...field('streetName')} autoComplete="address-line1" required />
      {/* No autofill token exists for a house number alone. */}
      <TextField {...field('streetNumber')} autoComplete="off" required />
      <TextField {...field('additionalAddressInfo')} autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField {...field('postalCode')} autoComplete="postal-code" required />
        <TextField {...field('city')} autoComplete="address-level2" required />
      </div>
      <SelectField
        {...field('country')}
        autoComplete="country"
        required
        prompt={messages.choose}
        options={options}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
      />
      {states.length > 0 && (
        <SelectField
          {...field('state')}
          autoComplete="address-level1"
          required
          prompt={messages.choose}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </>
  );
}
