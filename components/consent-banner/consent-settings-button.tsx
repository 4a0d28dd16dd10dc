import { openConsentSettings } from '@/lib/consent/use-consent';
import { useWords } from '@/lib/i18n/words';
import styles from './consent-settings-button.module.css';

/** Lets a visitor choose again. */
export function ConsentSettingsButton() {
  const { consent: words } = useWords();
  return (
    <button type="button" className={styles.settings} onClick={openConsentSettings}>
      {words.settings}
    </button>
  );
}
