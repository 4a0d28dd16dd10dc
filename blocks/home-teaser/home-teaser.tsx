import { useRef } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { ContentLink } from '@/components/content/content-link/content-link';
import { headingOf, TextLines } from '@/components/ui/text-lines/text-lines';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags, type FieldTag } from '@/lib/cms/content/field-tags';
import { usePromotion } from '@/lib/browser/tracking/use-promotion';
import styles from './home-teaser.module.css';
import { TeaserMedia } from './teaser-media';

type Fields = BlockProps<'homeTeaser'>['fields'];

/** Short texts with the picture's link, if there is one. */
function LinkTexts({
  texts,
  link,
  tag,
}: {
  texts: string[];
  link: Fields['imageLink'];
  tag: FieldTag | undefined;
}) {
  return (
    <ul className={styles.linkTexts} role="list" {...tag}>
      {texts.map((text) => (
        <li key={text}>{link ? <ContentLink link={link}>{text}</ContentLink> : text}</li>
      ))}
    </ul>
  );
}

export function HomeTeaser({ id, fields, isFirst }: BlockProps<'homeTeaser'>) {
  const { textBoxes, linkTexts, buttons, imageLink, teaserHeight, teaserWidth, textPosition } =
    fields;
  const tag = useFieldTags();
  const section = useRef<HTMLElement>(null);
  const follow = usePromotion(section, { id, name: fields.title }, fields.isPromotionTracked);
  // Removes duplicates, which would be two links to one page.
  const texts = [...new Set(linkTexts)];
  const headingId = `${id}-heading`;
  const hasWords = textBoxes.length + texts.length + buttons.length > 0;
  return (
    <section
      ref={section}
      className={styles.root}
      data-height={teaserHeight}
      data-width={teaserWidth}
      data-position={textPosition}
      data-bleed={teaserWidth === 'full' ? 'page' : undefined}
      aria-labelledby={headingOf(textBoxes) && headingId}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) follow();
      }}
    >
      <div className={styles.stage}>
        <TeaserMedia id={id} fields={fields} isFirst={isFirst} />
        {hasWords && (
          <div className={styles.words}>
            <TextLines
              elements={textBoxes}
              headingId={headingId}
              isFirst={isFirst}
              classes={styles}
            />
            {texts.length > 0 && (
              <LinkTexts texts={texts} link={imageLink} tag={tag(id, 'linkTexts')} />
            )}
            {buttons.length > 0 && (
              <div className={styles.buttons}>
                {buttons.map((button) => (
                  <ButtonLink
                    key={button.id}
                    link={button.link}
                    look={button.look}
                    tag={tag(button.id, 'label')}
                  >
                    {button.label}
                  </ButtonLink>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
