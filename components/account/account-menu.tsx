import type { SubmitEvent } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { accountHref, menuPages } from '@/lib/customer/account/account-pages';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { AccountPage } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './account.module.css';

/** Logs out; the response is the shop's home page. */
function LogoutForm() {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const leave = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    import('@/lib/api/account/log-in').then(
      ({ logOut }) => logOut(locale),
      // Offline, or without the chunk, the browser submits the form itself.
      () => form.submit(),
    );
  };
  return (
    <form method="post" action="/api/account/logout" onSubmit={leave}>
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={styles.quiet}>
        {messages.logout}
      </button>
    </form>
  );
}

interface Props {
  name: string;
  current?: AccountPage | 'overview' | undefined;
  /** Whether it stands beside a page, and so is short on a phone. */
  isBeside?: boolean;
  /** Called when a link to a page of the account is followed. */
  onFollow?: (() => void) | undefined;
}

/** The customer's name, links to the overview and the pages of the account, and the logout. */
export function AccountMenu({ name, current, isBeside, onFollow }: Props) {
  const { account: messages } = useMessages();
  const context = useRouteContext();
  return (
    <nav className={styles.menu} aria-label={messages.menu} data-beside={isBeside}>
      <p>{formatMessage(messages.hello, { name })}</p>
      <ul role="list">
        {(['overview', ...menuPages(context.project)] as const).map((page) => (
          <li key={page}>
            <PageLink
              href={accountHref(context, page === 'overview' ? undefined : page)}
              className={styles.entry}
              aria-current={page === current ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
            >
              {page === 'overview' ? messages.overview : messages.pages[page]}
            </PageLink>
          </li>
        ))}
      </ul>
      <LogoutForm />
    </nav>
  );
}
