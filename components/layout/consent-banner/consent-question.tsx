import { Button } from '@/components/ui/button/button';
import { CONSENT_CATEGORIES } from '@/lib/browser/consent/consent';
import { QUESTION_ID, TAKE_CHOICE } from '@/lib/browser/consent/question-scripts';
import type { Messages } from '@/lib/shop/i18n/messages';
import styles from './consent-banner.module.css';

const HEADING_ID = `${QUESTION_ID}-heading`;

/**
 * The consent question as part of the document, so that it is painted with the page; later its text
 * would be the largest contentful paint. Hidden unless a script of the document opens it.
 */
export function ConsentQuestion({ messages }: { messages: Messages['consent'] }) {
  return (
    <>
      <section
        id={QUESTION_ID}
        className={`${styles.root} ${styles.question}`}
        aria-labelledby={HEADING_ID}
        data-nosnippet=""
      >
        <h2 id={HEADING_ID} className="visually-hidden">
          {messages.headline}
        </h2>
        <p className={styles.text}>{messages.text}</p>
        <div className={styles.buttons}>
          <Button look="secondary" value="">
            {messages.onlyNecessary}
          </Button>
          <Button look="secondary" value={CONSENT_CATEGORIES.join('~')}>
            {messages.acceptAll}
          </Button>
          <Button look="quiet" name="choose">
            {messages.choose}
          </Button>
        </div>
      </section>
      <script dangerouslySetInnerHTML={{ __html: TAKE_CHOICE }} />
    </>
  );
}
