import styles from '@/components/account/account.module.css';
import type { LoadedLoginData } from '@/lib/api/account/loaded-account';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Devices on which the customer is logged in; all others can be logged out. */
export function Devices({ devices }: Pick<LoadedLoginData, 'devices'>) {
  const { account: messages, language } = useMessages();
  const { locale } = useRouteContext();
  return (
    <section className={styles.part} aria-label={messages.devices}>
      <h2 className={styles.heading}>{messages.devices}</h2>
      <ul role="list" className={styles.devices}>
        {devices.map(({ id, name, loggedInAt, isThis }) => (
          <li key={id} className={styles.device}>
            <span>
              {name}{' '}
              <span className={styles.hint}>
                {formatMessage(messages.deviceSince, { date: formatDate(loggedInAt, language) })}
                {isThis && `, ${messages.thisDevice}`}
              </span>
            </span>
            {!isThis && (
              <form method="post" action="/api/account/device">
                <input type="hidden" name="locale" value={locale} />
                <input type="hidden" name="device" value={id} />
                <button type="submit" className={styles.quiet}>
                  {formatMessage(messages.closeDevice, { name })}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
