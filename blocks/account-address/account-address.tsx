import { AccountFrame } from '@/components/account/account-frame';
import styles from '@/components/account/account.module.css';
import { AccountPlaceFields } from '@/components/account/place-fields';
import { useAccountField } from '@/components/account/use-account-field';
import { SelectField } from '@/components/forms/field/select-field';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import type { LoadedAccountAddress } from '@/lib/api/account/loaded-account';
import type { BlockProps } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Works with and without JavaScript. */
function AddressForm({ draft, countries }: LoadedAccountAddress) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const field = useAccountField(draft);
  const salutations = (['herr', 'frau'] as const).map((value) => ({
    value,
    label: messages.salutations[value],
  }));
  return (
    <form method="post" action="/api/account/updateBillingAddress" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <SelectField
        {...field('salutation')}
        autoComplete="honorific-prefix"
        prompt={messages.choose}
        options={salutations}
      />
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" required />
        <TextField {...field('lastName')} autoComplete="family-name" required />
      </div>
      <TextField {...field('company')} autoComplete="organization" />
      <AccountPlaceFields draft={draft} countries={countries} />
      <TextField {...field('phone')} autoComplete="tel" type="tel" />
      <Button type="submit">{messages.save}</Button>
    </form>
  );
}

export function AccountAddress({ id, fields, loaded, isFirst }: BlockProps<'accountAddress'>) {
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} page="AccountAddress">
      {loaded && <AddressForm {...loaded} />}
    </AccountFrame>
  );
}
