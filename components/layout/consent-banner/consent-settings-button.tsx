import { openConsentSettings } from '@/lib/browser/consent/use-consent';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './consent-settings-button.module.css';

export function ConsentSettingsButton() {
  const { consent: messages } = useMessages();
  return (
    <button type="button" className={styles.settings} onClick={openConsentSettings}>
      {messages.settings}
    </button>
  );
}
