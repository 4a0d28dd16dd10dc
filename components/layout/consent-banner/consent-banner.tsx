import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@/lib/browser/consent/consent';
import { closeQuestion } from '@/lib/browser/consent/question-scripts';
import { removeRejected } from '@/lib/browser/consent/remove-rejected';
import { giveConsent, useConsent } from '@/lib/browser/consent/use-consent';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './consent-banner.module.css';

function Categories({
  chosen,
  toggle,
}: {
  chosen: readonly ConsentCategory[];
  toggle: (category: ConsentCategory) => void;
}) {
  const { consent: messages } = useMessages();
  return (
    <fieldset className={styles.categories}>
      <legend className="visually-hidden">{messages.headline}</legend>
      <label className={styles.category}>
        <input type="checkbox" checked disabled />
        <span>{messages.necessary}</span>
      </label>
      {CONSENT_CATEGORIES.map((category) => (
        <label key={category} className={styles.category}>
          <input
            type="checkbox"
            checked={chosen.includes(category)}
            onChange={() => toggle(category)}
          />
          <span>{messages[category]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Settings for optional content of the shop; nothing is preselected. */
export function ConsentBanner({ onDone }: { onDone: () => void }) {
  const { consent: messages } = useMessages();
  const { consent } = useConsent();
  const [chosen, choose] = useState(consent?.categories ?? []);
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => {
    closeQuestion();
    root.current?.focus();
  }, []);

  const hasChosen = consent !== null;
  useEffect(() => {
    // Before the first choice there is nothing to return to.
    if (!hasChosen) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog:modal')) onDone();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [hasChosen, onDone]);

  const settle = (categories: readonly ConsentCategory[]) => {
    removeRejected(consent?.categories ?? [], categories);
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
    <section
      ref={root}
      className={`${styles.root} ${styles.settings}`}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h2 id={headingId} className={styles.headline}>
        {messages.headline}
      </h2>
      <p className={styles.text}>{messages.text}</p>
      <Categories chosen={chosen} toggle={toggle} />
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => settle([])}>
          {messages.onlyNecessary}
        </Button>
        <Button look="secondary" onClick={() => settle(CONSENT_CATEGORIES)}>
          {messages.acceptAll}
        </Button>
        <Button look="quiet" onClick={() => settle(chosen)}>
          {messages.save}
        </Button>
      </div>
    </section>
  );
}
