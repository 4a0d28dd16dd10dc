import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { giveConsent, openConsentSettings, useConsent } from '@/lib/consent/use-consent';
import styles from './third-party.module.css';

interface Props {
  /** Who offers what is shown. */
  provider: string;
  /** Pixels that are kept free for it. */
  height: number;
  children: ReactNode;
}

/** Shows what comes from somewhere else once the visitor agrees; until then it says what it is. */
export function ConsentGate({ provider, height, children }: Props) {
  const { thirdParty: words } = useWords();
  const { consent, allows } = useConsent();
  if (allows('media')) return children;
  return (
    <div className={styles.placeholder} style={{ minBlockSize: height }}>
      <p className={styles.provider}>{formatMessage(words.from, { provider })}</p>
      <p className={styles.explanation}>{formatMessage(words.explanation, { provider })}</p>
      <p className={styles.needsScripts}>{words.needsScripts}</p>
      <div className={styles.buttons}>
        <Button
          look="secondary"
          onClick={() => giveConsent([...(consent?.categories ?? []), 'media'])}
        >
          {words.load}
        </Button>
        <Button look="quiet" onClick={openConsentSettings}>
          {words.settings}
        </Button>
      </div>
    </div>
  );
}
