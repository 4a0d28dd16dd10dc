import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './auto-change-text.module.css';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the second text is visible; unchanged while paused. */
function useAlternation(delayMs: number, isPaused: boolean): boolean {
  const [isSecond, setIsSecond] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setIsSecond((shown) => !shown), delayMs);
    return () => clearInterval(timer);
  }, [delayMs, isPaused]);
  return isSecond;
}

/** Two short texts that alternate. Only the first one shows without JavaScript. */
export function AutoChangeText({ id, fields }: BlockProps<'autoChangeText'>) {
  const { text_1, text_2, delay, tone } = fields;
  const { changingText: messages } = useMessages();
  const tag = useFieldTags();
  // Paused until the browser has reported whether motion is reduced.
  const [isPaused, setIsPaused] = useState(true);
  useEffect(() => setIsPaused(matchMedia(REDUCED_MOTION).matches), []);
  const isSecond = useAlternation(delay, isPaused);
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? 'page' : 'band'}
      data-strip
      aria-labelledby={`${id}-text`}
    >
      <div className={styles.stage}>
        <p
          id={`${id}-text`}
          className={styles.text}
          data-shown={!isSecond}
          aria-hidden={isSecond}
          {...tag(id, 'text_1')}
        >
          {text_1}
        </p>
        <p
          className={styles.text}
          data-shown={isSecond}
          aria-hidden={!isSecond}
          {...tag(id, 'text_2')}
        >
          {text_2}
        </p>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={isPaused ? messages.resume : messages.pause}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={20} />
      </button>
    </section>
  );
}
