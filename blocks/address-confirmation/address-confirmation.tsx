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

/** Programs that check mails open links: only the button does what the link is for. */
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

/** The link of an email about a form: its button, or what became of it. */
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

/** Confirms an email address, or what an email about a form asks for, by the email's link. */
export function AddressConfirmation(props: BlockProps<'addressConfirmation'>) {
  const { id, fields, loaded, isFirst } = props;
  const { formLink } = useMessages();
  const form = loaded?.form ?? null;
  // The editors' words are about the address of an account.
  const head = form ? { headline: formLink[form.purpose].title } : fields;
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...head} isOpen>
      {form && loaded && <FormConfirmation form={form} token={loaded.token} />}
      {loaded && !form && <Confirmation {...loaded} />}
    </AccountFrame>
  );
}
