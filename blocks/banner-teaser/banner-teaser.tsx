import { useState } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Countdown } from '@/components/content/countdown/countdown';
import { Icon } from '@/components/ui/icon/icon';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useAudienceVisitor } from '@/lib/cms/visibility/visitor-context';
import styles from './banner-teaser.module.css';

// outside: browser-cookie-limit
const CLOSED_COOKIE = 'ActionTeaser';

/** Element id of a text; the headline, or else the first one, labels the banner. */
const textId = (blockId: string, element: { id: string } | undefined) =>
  element && `${blockId}-${element.id}`;

/** A line across the page with an optional countdown. Visitors can close it. */
export function BannerTeaser({ id, fields, until }: BlockProps<'bannerTeaser'>) {
  const { textElements, tone, showCountdown, showButton, buttonLabel, buttonLink } = fields;
  const { banner: messages } = useMessages();
  const { closeBlock } = useAudienceVisitor();
  const tag = useFieldTags();
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  const naming = textElements.find(({ look }) => look === 'headline') ?? textElements[0];
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-bleed="page"
      data-strip
      aria-labelledby={textId(id, naming)}
    >
      <div className={styles.line}>
        {textElements.map((element) => (
          <p
            key={element.id}
            id={textId(id, element)}
            className={styles[element.look]}
            {...tag(element.id, 'text')}
          >
            {element.text}
          </p>
        ))}
        {showCountdown && until !== null && (
          <Countdown until={until} onComplete={() => setIsOver(true)} />
        )}
        {showButton && buttonLabel && buttonLink && (
          <ContentLink link={buttonLink} className={styles.link} {...tag(id, 'buttonLabel')}>
            <span>{buttonLabel}</span>
            <Icon name="chevron" size={16} />
          </ContentLink>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={messages.close}
        onClick={() => closeBlock(CLOSED_COOKIE, id)}
      >
        <Icon name="close" size={20} />
      </button>
    </section>
  );
}
