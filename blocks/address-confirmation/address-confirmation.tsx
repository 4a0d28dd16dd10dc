import { AccountFrame } from '@/components/account/account-frame';
import { RefusalNotice } from '@/components/account/account-outcome';
import styles from '@/components/account/account.module.css';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { accountHref } from '@/lib/customer/account/account-pages';
import type { LoadedAddressConfirmation } from '@/lib/api/account-calls/loaded-account';
import type { BlockProps } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Programs that check mails open links: only the button does what the link is for. */
function Confirmation({ token, isRestoring, notice, error }: LoadedAddressConfirmation) {
  const { account: messages } = useMessages();
  const context = useRouteContext();
  if (token === null)
    return (
      <>
        {!notice && !error && <RefusalNotice code="link_expired" />}
        <div>
          <ButtonLink link={{ href: accountHref(context), opens: 'page' }}>
            {messages.toAccount}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <form method="post" action="/api/account/confirm" className={styles.form}>
      <input type="hidden" name="locale" value={context.locale} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{isRestoring ? messages.restore : messages.confirm}</Button>
    </form>
  );
}

/** Confirms an email address by the link of an email. */
export function AddressConfirmation(props: BlockProps<'addressConfirmation'>) {
  const { id, fields, loaded, isFirst } = props;
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} isOpen>
      {loaded && <Confirmation {...loaded} />}
    </AccountFrame>
  );
}
