import type { TypedBefore } from '@/lib/api/account/loaded-account';
import type { Messages } from '@/lib/shop/i18n/messages';
import { useMessages } from '@/lib/shop/i18n/use-messages';

export type AccountField = keyof Messages['account']['labels'];

/** Props of a field by its name: label, previous value, and error. */
export function useAccountField({ fields, errors }: TypedBefore) {
  const { account: messages } = useMessages();
  return (name: AccountField) => {
    const code = errors[name];
    return {
      name,
      label: messages.labels[name],
      defaultValue: fields[name] ?? '',
      error: code && messages.errors[code],
    };
  };
}
