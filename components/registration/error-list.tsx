import { useEffect, useRef } from 'react';
import { Notice } from '@/components/checkout/notice';
import type { AccountErrors } from '@/lib/customer/account/registration';
import { REGISTRATION_FIELDS } from '@/lib/customer/account/registration-fields';
import { useMessages } from '@/lib/shop/i18n/use-messages';

const FIELDS = ['loyaltyCardNumber', 'loyaltyCardCVC', ...REGISTRATION_FIELDS] as const;

interface Props {
  errors: AccountErrors;
  /** Whether the form was submitted, so that the list receives the focus. */
  isAnnounced: boolean;
}

/** All errors of the form in one place. */
export function ErrorList({ errors, isAnnounced }: Props) {
  const { account: messages } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnnounced) root.current?.focus();
  }, [isAnnounced]);
  const listed = FIELDS.flatMap((field) => {
    const code = errors[field];
    return code ? [[field, code] as const] : [];
  });
  if (listed.length === 0) return null;
  return (
    <div ref={root} tabIndex={-1}>
      <Notice>
        <p>{messages.check}</p>
        <ul>
          {listed.map(([field, code]) => (
            <li key={field}>
              {messages.labels[field]}: {messages.errors[code]}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
