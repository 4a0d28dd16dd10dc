import type { TextElement } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import styles from './text-lines.module.css';

interface Props {
  elements: readonly (TextElement & { id: string })[];
  /** Element id of the heading, by which its section is named. */
  headingId: string;
  Heading?: 'h1' | 'h2' | 'h3';
}

/** The line that becomes the heading: the first headline. */
export const headingOf = (elements: Props['elements']) =>
  elements.find(({ look }) => look === 'headline');

/** An editor's lines, of which the first headline is a heading. */
export function TextLines({ elements, headingId, Heading = 'h2' }: Props) {
  const tag = useFieldTags();
  const heading = headingOf(elements);
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
