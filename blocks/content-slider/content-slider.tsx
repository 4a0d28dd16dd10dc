import type { CSSProperties } from 'react';
import { Icon } from '@/components/icon/icon';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './content-slider.module.css';
import { Slide } from './slide';
import { useLeafing } from './use-leafing';

type Fields = BlockProps<'contentSlider'>['fields'];

/** How many slides stand side by side: never more than there are. */
function slidesInView({ slides, slidesPerView, slidesPerViewNarrow }: Fields) {
  const wide = Math.min(slidesPerView, slides.length);
  return { wide, narrow: Math.min(slidesPerViewNarrow, slides.length) };
}

/** Widths at which a slide is never the first in view: its dot would lead nowhere. */
function beyond(place: number, count: number, { wide, narrow }: ReturnType<typeof slidesInView>) {
  return [place > count - narrow && 'narrow', place > count - wide && 'wide']
    .filter(Boolean)
    .join(' ');
}

/** Buttons and dots; which of them a width needs is known on the server and told to the styles. */
function Controls({ fields, leafing }: { fields: Fields; leafing: ReturnType<typeof useLeafing> }) {
  const { slider: words } = useWords();
  const { at, isAtEnd, goTo, leaf } = leafing;
  const count = fields.slides.length;
  const inView = slidesInView(fields);
  return (
    <div className={styles.controls} data-beyond={beyond(1, count, inView)}>
      <button
        type="button"
        className={styles.step}
        aria-label={words.previous}
        aria-disabled={at === 0}
        onClick={() => leaf(-1)}
      >
        <Icon name="chevron" size={20} />
      </button>
      <div className={styles.dots}>
        {fields.slides.map(({ id }, place) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={formatMessage(words.goTo, { number: place + 1, count })}
            aria-current={place === at}
            data-beyond={beyond(place, count, inView)}
            data-distance={Math.min(Math.abs(place - at), 4)}
            onClick={() => goTo(place)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.step}
        aria-label={words.next}
        aria-disabled={isAtEnd}
        onClick={() => leaf(1)}
      >
        <Icon name="chevron" size={20} />
      </button>
    </div>
  );
}

/** Slides side by side that visitors leaf through. The browser scrolls and snaps them by itself. */
export function ContentSlider({ id, fields }: BlockProps<'contentSlider'>) {
  const { headline, slides, speed } = fields;
  const { slider: words } = useWords();
  const tag = useFieldTags();
  const leafing = useLeafing(speed);
  const headingId = `${id}-heading`;
  const { wide, narrow } = slidesInView(fields);
  // React's type knows no custom properties.
  const inView = { '--wide': wide, '--narrow': narrow } as CSSProperties;
  return (
    <section
      className={styles.root}
      style={inView}
      data-wide={wide}
      data-narrow={narrow}
      aria-roledescription={words.carousel}
      aria-labelledby={headline ? headingId : undefined}
      aria-label={headline ? undefined : words.label}
    >
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <div
        {...leafing.rowProps}
        className={styles.row}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form fields
        role="group"
        aria-label={words.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {slides.map((slide, place) => (
          <Slide
            key={slide.id}
            slide={slide}
            place={formatMessage(words.place, { number: place + 1, count: slides.length })}
            Heading={headline ? 'h3' : 'h2'}
            sizes={`(min-width: 992px) ${Math.ceil(100 / wide)}vw, ${Math.ceil(100 / narrow)}vw`}
          />
        ))}
      </div>
      <Controls fields={fields} leafing={leafing} />
    </section>
  );
}
