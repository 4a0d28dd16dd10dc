import styles from '@/components/account/account.module.css';
import type { LoadedLoginData } from '@/lib/api/account/loaded-account';
import { Devices } from './devices';
import { Newsletter } from './newsletter';
import { OwnData } from './own-data';
import { Passkeys } from './passkeys';

/** Rarely used parts: devices, passkeys, newsletter and stored data. */
export function MoreAccess({ devices, passkeys, newsletter, email, draft }: LoadedLoginData) {
  return (
    <div className={styles.main}>
      <Devices devices={devices} />
      <Passkeys passkeys={passkeys} draft={draft} />
      <Newsletter newsletter={newsletter} email={email} />
      <OwnData draft={draft} />
    </div>
  );
}
