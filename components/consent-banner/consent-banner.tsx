import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@/lib/consent/consent';
import { giveConsent, useConsent } from '@/lib/consent/use-consent';
import { useWords } from '@/lib/i18n/words';
import styles from './consent-banner.module.css';

function Categories({
  chosen,
  toggle,
}: {
  chosen: readonly ConsentCategory[];
  toggle: (category: ConsentCategory) => void;
}) {
  const { consent: words } = useWords();
  return (
    <fieldset className={styles.categories}>
      <legend className="visually-hidden">{words.headline}</legend>
      <label className={styles.category}>
        <input type="checkbox" checked disabled />
        <span>{words.necessary}</span>
      </label>
      {CONSENT_CATEGORIES.map((category) => (
        <label key={category} className={styles.category}>
          <input
            type="checkbox"
            checked={chosen.includes(category)}
            onChange={() => toggle(category)}
          />
          <span>{words[category]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks what the shop may load besides what it needs; nothing is chosen beforehand. */
export function ConsentBanner({ onDone, takesFocus }: { onDone: () => void; takesFocus: boolean }) {
  const { consent: words } = useWords();
  const { consent } = useConsent();
  const [chosen, choose] = useState(consent?.categories ?? []);
  const [isOpen, setIsOpen] = useState(takesFocus);
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);

  const settle = (categories: readonly ConsentCategory[]) => {
    giveConsent(categories);
    onDone();
  };
  const toggle = (category: ConsentCategory) =>
    choose(
      chosen.includes(category)
        ? chosen.filter((other) => other !== category)
        : [...chosen, category],
    );

  return (
    <section ref={root} className={styles.root} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={styles.headline}>
        {words.headline}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {isOpen && <Categories chosen={chosen} toggle={toggle} />}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => settle([])}>
          {words.onlyNecessary}
        </Button>
        <Button look="secondary" onClick={() => settle(CONSENT_CATEGORIES)}>
          {words.acceptAll}
        </Button>
        {isOpen ? (
          <Button look="quiet" onClick={() => settle(chosen)}>
            {words.save}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            {words.choose}
          </Button>
        )}
      </div>
    </section>
  );
}
