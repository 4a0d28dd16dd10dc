import { AccountFrame } from '@/components/account/account-frame';
import { RegistrationForm } from '@/components/registration/registration-form';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { BlockProps } from '@/lib/cms/content/block';
import { accountHref } from '@/lib/customer/account/account-pages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Form to create an account; customers see the account's menu instead. */
export function RegistrationBlock({ id, fields, loaded, isFirst }: BlockProps<'registration'>) {
  const { account: messages } = useMessages();
  const context = useRouteContext();
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} isOpen>
      {loaded?.name === null && (
        <>
          <PageLink href={`${accountHref(context, 'LoyaltyCard')}?from=registration`}>
            {messages.ownCard}
          </PageLink>
          <RegistrationForm loaded={loaded} fields={fields} />
        </>
      )}
    </AccountFrame>
  );
}
