import { AccountFrame } from '@/components/account/account-frame';
import type { BlockProps } from '@/lib/content/block';
import { RegistrationForm } from './registration-form';

/** Opens an account. Whoever has one sees its menu instead. */
export function Registration({ id, fields, loaded, isFirst }: BlockProps<'registration'>) {
  return (
    <AccountFrame {...{ id, loaded, isFirst, ...fields }} isOpen>
      {loaded?.name === null && <RegistrationForm loaded={loaded} headline={fields.headline} />}
    </AccountFrame>
  );
}
