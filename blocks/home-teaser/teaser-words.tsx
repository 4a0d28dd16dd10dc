import type { TextElement } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import styles from './home-teaser.module.css';

/** The teaser's lines; the first headline names the section, and the page when it is its first block. */
export function TeaserWords({
  elements,
  headingId,
  isFirst,
}: {
  elements: (TextElement & { id: string })[];
  headingId: string;
  isFirst: boolean;
}) {
  const tag = useFieldTags();
  const heading = elements.find(({ look }) => look === 'headline');
  const Heading = isFirst ? 'h1' : 'h2';
  return elements.map((element) =>
    element === heading ? (
      <Heading
        key={element.id}
        id={headingId}
        className={styles.headline}
        {...tag(element.id, 'text')}
      >
        {element.text}
      </Heading>
    ) : (
      <p
        key={element.id}
        className={styles[element.look]}
        data-headline={element.look === 'headline' || undefined}
        {...tag(element.id, 'text')}
      >
        {element.text}
      </p>
    ),
  );
}
