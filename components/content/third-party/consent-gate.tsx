import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { giveConsent, openConsentSettings, useConsent } from '@/lib/browser/consent/use-consent';
import styles from './third-party.module.css';

interface Props {
  provider: string;
  /** Height in pixels reserved for it. */
  height: number;
  children: ReactNode;
}

/** Shows third-party content once the visitor consents; until then it explains the content. */
export function ConsentGate({ provider, height, children }: Props) {
  const { thirdParty: messages } = useMessages();
  const { consent, allows } = useConsent();
  if (allows('media')) return children;
  return (
    <div className={styles.placeholder} style={{ minBlockSize: height }}>
      <p className={styles.provider}>{formatMessage(messages.from, { provider })}</p>
      <p className={styles.explanation}>{formatMessage(messages.explanation, { provider })}</p>
      <p className={styles.needsScripts}>{messages.needsScripts}</p>
      <div className={styles.buttons}>
        <Button
          look="secondary"
          onClick={() => giveConsent([...(consent?.categories ?? []), 'media'])}
        >
          {messages.load}
        </Button>
        <Button look="quiet" onClick={openConsentSettings}>
          {messages.settings}
        </Button>
      </div>
    </div>
  );
}
