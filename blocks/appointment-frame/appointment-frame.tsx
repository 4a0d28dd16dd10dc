import { ConsentGate } from '@/components/content/third-party/consent-gate';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './appointment-frame.module.css';

/** Pixels, as providers' booking pages expect. */
const HEIGHT = 800;

/** A provider’s booking page, loaded only after consent. */
export function AppointmentFrame({ id, fields }: BlockProps<'appointmentFrame'>) {
  const { headline, text, provider, source } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.root}
      aria-labelledby={headline ? headingId : undefined}
      {...tag(id, 'source')}
    >
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      {text && (
        <p className={styles.text} {...tag(id, 'text')}>
          {text}
        </p>
      )}
      <ConsentGate provider={provider} height={HEIGHT}>
        <iframe
          className={styles.frame}
          title={headline ?? provider}
          src={source}
          height={HEIGHT}
          loading="lazy"
          // Booking pages keep their session in their own cookies, and cannot access ours.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </ConsentGate>
    </section>
  );
}
