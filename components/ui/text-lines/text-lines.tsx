import type { TextElement } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';

interface Props {
  elements: readonly (TextElement & { id: string })[];
  /** Element id of the heading that names its section. */
  headingId: string;
  /** Whether its heading is the page's `h1`. */
  isFirst: boolean;
  /** Class for each style, which each block defines itself. */
  classes: Readonly<Record<string, string>>;
}

/** The line that becomes the heading: the first headline. */
export const headingOf = (elements: Props['elements']) =>
  elements.find(({ look }) => look === 'headline');

/** An editor's lines, of which the first headline is a heading. */
export function TextLines({ elements, headingId, isFirst, classes }: Props) {
  const tag = useFieldTags();
  const heading = headingOf(elements);
  const Heading = isFirst ? 'h1' : 'h2';
  return elements.map((element) => {
    const { id, look, text } = element;
    const className = classes[look];
    return element === heading ? (
      <Heading key={id} id={headingId} className={className} {...tag(id, 'text')}>
        {text}
      </Heading>
    ) : (
      <p
        key={id}
        className={className}
        data-headline={look === 'headline' || undefined}
        {...tag(id, 'text')}
      >
        {text}
      </p>
    );
  });
}
