import { AccountFrame } from '@/components/account/account-frame';
import { RejectionNotice } from '@/components/account/account-outcome';
import styles from '@/components/account/account.module.css';
import { Notice } from '@/components/checkout/notice';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { accountHref } from '@/lib/customer/account/account-pages';
import type { LoadedAddressConfirmation } from '@/lib/api/account/loaded-account';
import type { BlockProps } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Requires a button, because programs that check emails open their links. */
function Confirmation({ token, isRestoring, notice, error }: LoadedAddressConfirmation) {
  const { account: messages } = useMessages();
  const context = useRouteContext();
  if (token === null)
    return (
      <>
        {!notice && !error && <RejectionNotice code="link_expired" />}
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

type FormLink = NonNullable<LoadedAddressConfirmation['form']>;

/** Page of a link in an email about a form: its button, or its outcome. */
function FormConfirmation({ form, token }: { form: FormLink; token: string | null }) {
  const { formLink } = useMessages();
  const { locale } = useRouteContext();
  const { button, used, expired } = formLink[form.purpose];
  if (token === null || form.state !== 'open')
    return form.state === 'used' ? <Notice>{used}</Notice> : <Notice isError>{expired}</Notice>;
  return (
    <form method="post" action="/api/forms/confirm" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{button}</Button>
    </form>
  );
}

/** Confirms an email address, or another request that was sent by email. */
export function AddressConfirmation(props: BlockProps<'addressConfirmation'>) {
  const { id, fields, loaded, isFirst } = props;
  const { formLink } = useMessages();
  const form = loaded?.form ?? null;
  // The editors' texts are for confirming an account's address.
  const head = form ? { headline: formLink[form.purpose].title } : fields;
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...head} isOpen>
      {form && loaded && <FormConfirmation form={form} token={loaded.token} />}
      {loaded && !form && <Confirmation {...loaded} />}
    </AccountFrame>
  );
}
