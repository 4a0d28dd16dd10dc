import { Carousel } from '@/components/ui/carousel/carousel';
import { Slide } from '@/components/content/slide/slide';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './content-slider.module.css';

export function ContentSlider({ id, fields }: BlockProps<'contentSlider'>) {
  const { headline, slides, speed, slidesPerView, slidesPerViewNarrow } = fields;
  const { slider: messages } = useMessages();
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const wide = Math.min(slidesPerView, slides.length);
  const narrow = Math.min(slidesPerViewNarrow, slides.length);
  const sizes = `(min-width: 992px) ${Math.ceil(92 / wide)}vw, ${Math.ceil(90 / narrow)}vw`;
  return (
    <section
      className={styles.root}
      data-wide={wide}
      data-narrow={narrow}
      aria-roledescription={messages.carousel}
      aria-labelledby={headline ? headingId : undefined}
      aria-label={headline ? undefined : messages.label}
    >
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <Carousel
        inView={{ xs: narrow, lg: wide }}
        speed={speed}
        slides={slides.map((slide) => ({
          id: slide.id,
          content: <Slide slide={slide} Heading={headline ? 'h3' : 'h2'} sizes={sizes} />,
        }))}
      />
    </section>
  );
}
