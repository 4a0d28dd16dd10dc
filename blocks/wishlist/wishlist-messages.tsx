import { LoginLink } from '@/components/account/login-link';
import { Notice } from '@/components/checkout/notice';
import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps, Link } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { isClosed } from '@/lib/cms/layout/header-icons';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { WishlistChanges } from './use-wishlist-changes';
import styles from './wishlist.module.css';

const WISHLIST = { name: 'wishlist', parameters: {} } as const;

/** How long a guest's list is kept, and the way to keep it longer. */
export function LoginPrompt() {
  const { wishlist: messages } = useMessages();
  return (
    <p className={styles.hint}>
      {messages.guest} {!isClosed('account') && <LoginLink label={messages.login} />}
    </p>
  );
}

/** Error message, with links to reload the list or continue. */
export function WishlistError({
  code,
  link,
  onReload,
}: {
  /** Untrusted, because it may come from the address. */
  code: string;
  link: Link;
  onReload: () => void;
}) {
  const { wishlist: messages } = useMessages();
  const context = useRouteContext();
  const texts: Readonly<Record<string, string>> = messages.errors;
  return (
    <Notice>
      <p>{Object.hasOwn(texts, code) ? texts[code] : messages.errors.unavailable}</p>
      <div className={styles.ways}>
        <ButtonLink
          link={{ href: routeHref(WISHLIST, context), opens: 'page' }}
          look="secondary"
          onFollow={onReload}
        >
          {messages.reload}
        </ButtonLink>
        <ButtonLink link={link} look="quiet">
          {messages.keepBrowsing}
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface OutcomeProps {
  changes: WishlistChanges;
  fields: BlockProps<'wishlist'>['fields'];
}

export function WishlistChangeOutcome({ changes, fields }: OutcomeProps) {
  const { wishlist: messages } = useMessages();
  const { error, removed } = changes;
  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="alert" className={styles.region}>
        {error && <WishlistError code={error} link={fields.emptyLink} onReload={changes.clear} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain a button */}
      <div role="status" className={styles.region}>
        {removed && (
          <p className={styles.removed}>
            <span>{formatMessage(messages.removed, { name: removed.name })}</span>
            {/* Gets the focus, because the button that had it was removed with its line. */}
            <button
              key={removed.id}
              ref={(button) => button?.focus()}
              type="button"
              className={styles.undo}
              onClick={changes.undo}
            >
              {messages.undo}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
