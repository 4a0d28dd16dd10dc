import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './widget-section.module.css';
import { ConsentGate } from './consent-gate';
import { WidgetFrame } from './widget-frame';

interface Props {
  id: string;
  fields: {
    headline: string | null;
    text: string | null;
    provider: string;
    source: string;
    configuration: string | null;
  };
  /** Height in pixels reserved for the widget. */
  height: number;
}

export function WidgetSection({ id, fields, height }: Props) {
  const { headline, text, provider, source, configuration } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
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
      <ConsentGate provider={provider} height={height}>
        <WidgetFrame
          provider={provider}
          title={headline ?? provider}
          script={source}
          configuration={configuration}
          height={height}
        />
      </ConsentGate>
    </section>
  );
}
