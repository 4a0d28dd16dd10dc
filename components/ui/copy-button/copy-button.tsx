import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './copy-button.module.css';

/** Milliseconds the confirmation is shown. */
const SHOWN_MS = 2_000;

interface Props {
  /** A function if the text is only known when it is copied. */
  text: string | (() => string);
  /** Label of the button; by default just "Copy". */
  label?: string;
  look?: 'secondary' | 'quiet';
}

/** Copies a text to the clipboard, and reports success or failure. */
export function CopyButton({ text, label, look = 'secondary' }: Props) {
  const { copy: messages } = useMessages();
  const [answer, setAnswer] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setAnswer('copied');
    } catch {
      // outside: browser-plain-http
      // Denied, or unavailable without HTTPS.
      setAnswer('failed');
    }
  };
  return (
    <div className={styles.root}>
      <Button look={look} title={messages.hint} onClick={copy}>
        {label ?? messages.hint}
      </Button>
      <output className={styles.answer}>{answer && messages[answer]}</output>
    </div>
  );
}
