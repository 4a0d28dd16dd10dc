import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { RichText } from '@/components/content/rich-text/rich-text';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './contact-page.module.css';
import { Hotlines } from './hotlines';
import { ServiceBoxes } from './service-boxes';

type Props = BlockProps<'contactPage'>;

function Questions({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const { questionsHeadline, questions } = fields;
  const { contact: messages } = useMessages();
  const tag = useFieldTags();
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={`${id}-questions`}>
      <h2
        id={`${id}-questions`}
        className={styles.headline}
        {...(questionsHeadline && tag(id, 'questionsHeadline'))}
      >
        {questionsHeadline ?? messages.questions}
      </h2>
      <div>
        {questions.map((item) => (
          <Disclosure
            key={item.id}
            headline={item.headline}
            Heading="h3"
            tag={tag(item.id, 'headline')}
          >
            <RichText document={item.text} tag={tag(item.id, 'text')} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/**
 * Headline, form, service boxes, hotlines and questions, which are beside the form on wide screens.
 */
export function ContactPage({ id, fields, isFirst }: Props) {
  const { headline, intro, form, serviceBoxes, hotlines } = fields;
  const tag = useFieldTags();
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Heading {...tag(id, 'headline')}>{headline}</Heading>
        {intro && (
          <p className={styles.intro} {...tag(id, 'intro')}>
            {intro}
          </p>
        )}
      </header>
      <ServiceBoxes boxes={serviceBoxes} />
      <Hotlines hotlines={hotlines} />
      <div className={styles.columns}>
        {form.length > 0 && <NestedBlocks blocks={form} />}
        <Questions id={id} fields={fields} />
      </div>
    </div>
  );
}
