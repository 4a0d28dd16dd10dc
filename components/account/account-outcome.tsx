import type { MouseEvent } from 'react';
import { Notice } from '@/components/checkout/notice';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import { accountHref } from '@/lib/customer/account/account-pages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openModal } from '@/lib/browser/modals/modals';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './account.module.css';

/** Rejections for which a new password helps. */
const HELPED: readonly AccountRejection[] = ['login_failed', 'known_address', 'link_expired'];

/** Opens the form over the page; without scripts the link leads to the form on the account page. */
function openForgot(event: MouseEvent): void {
  if (wantsOwnTab(event)) return;
  event.preventDefault();
  openModal('forgotPassword', {});
}

/** Explains why a form was rejected, with a link for a new password if that helps. */
export function RejectionNotice({ code }: { code: AccountRejection }) {
  const { account: messages } = useMessages();
  const context = useRouteContext();
  return (
    <Notice isError>
      <p>{messages.refusals[code]}</p>
      {HELPED.includes(code) && (
        <a href={`${accountHref(context)}?forgot=1#forgot`} onClick={openForgot}>
          {messages.toReset}
        </a>
      )}
    </Notice>
  );
}

/** Checks against the messages, because the table of statuses is server-only. */
const isRejection = (
  code: string | null,
  messages: Readonly<Record<AccountRejection, string>>,
): code is AccountRejection => code !== null && Object.hasOwn(messages, code);

/** Outcome of the last form, from the codes in the URL. */
export function AccountOutcome({ error, notice }: { error: string | null; notice: string | null }) {
  const { account: messages } = useMessages();
  const notices: Readonly<Record<string, string>> = messages.notices;
  const message = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : null;
  return (
    <>
      {isRejection(error, messages.refusals) && <RejectionNotice code={error} />}
      <output className={styles.region}>{message && <Notice>{message}</Notice>}</output>
    </>
  );
}
