import { useEffect, type ReactNode } from 'react';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { Notice } from '@/components/checkout/notice';
import type { AccountStart } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { AccountPage } from '@/lib/shop/routes/named-routes';
import styles from './account.module.css';
import { AccountMenu } from './account-menu';
import { AccountOutcome } from './account-outcome';
import { LoginForm } from './login-form';

interface Props {
  id: string;
  headline: string;
  text?: string | null;
  /** Whether the headline is the page's `h1`. */
  isFirst: boolean;
  /** `null` if it could not be loaded. */
  loaded: AccountStart | null;
  /** The current page, marked in the menu; visitors who log in return to it. */
  page?: AccountPage;
  /** Whether it is the account's first page. */
  isOverview?: boolean;
  /** Whether guests see it as well, without a prompt to log in. */
  isOpen?: boolean;
  children?: ReactNode;
}

function LoginFirst({ page }: { page: AccountPage | undefined }) {
  const { account: messages } = useMessages();
  return (
    <>
      <p>{messages.loginFirst}</p>
      <LoginForm next={page} />
    </>
  );
}

/** Updates the browser's user record from the page, because a form may have logged in or out. */
function useRecordOf(name: string | null | undefined) {
  useEffect(() => {
    if (name === undefined) return;
    import('@/lib/customer/account/user-record').then(
      ({ followName }) => followName(name),
      () => undefined,
    );
  }, [name]);
}

/** A page of the account with its menu, or the login for guests. */
export function AccountFrame({
  loaded,
  page,
  isOverview,
  isOpen = false,
  children,
  ...head
}: Props) {
  const { account: messages } = useMessages();
  const name = loaded?.name ?? null;
  useRecordOf(loaded?.name);
  return (
    <CheckoutFrame {...head}>
      {loaded === null && <Notice isError>{messages.unreachable}</Notice>}
      {loaded && (
        <div className={name === null ? styles.main : styles.columns}>
          {name !== null && (
            <AccountMenu name={name} current={isOverview ? 'overview' : page} isBeside />
          )}
          <div className={styles.main}>
            <AccountOutcome error={loaded.error} notice={loaded.notice} />
            {name === null && !isOpen ? <LoginFirst page={page} /> : children}
          </div>
        </div>
      )}
    </CheckoutFrame>
  );
}
