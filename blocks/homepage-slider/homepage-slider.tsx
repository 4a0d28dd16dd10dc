import { Carousel } from '@/components/ui/carousel/carousel';
import { Slide } from '@/components/content/slide/slide';
import type { BlockProps } from '@/lib/cms/content/block';
import { WIDTH_SIZES } from '@/lib/cms/content/slot-sizes';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './homepage-slider.module.css';

/** Milliseconds per slide. */
const AUTOPLAY_MS = 4_000;

/** Large slides with autoplay, which pauses during interaction. */
export function HomepageSlider({ fields, isFirst }: BlockProps<'homepageSlider'>) {
  const { slides, width } = fields;
  const { slider: messages } = useMessages();
  return (
    <section
      className={styles.root}
      data-width={width}
      data-bleed={width === 'full' ? 'page' : undefined}
      aria-roledescription={messages.carousel}
      aria-label={messages.label}
    >
      <Carousel
        inView={{ xs: 1 }}
        autoplay={AUTOPLAY_MS}
        slides={slides.map((slide, place) => ({
          id: slide.id,
          content: (
            <Slide
              slide={slide}
              Heading={isFirst && place === 0 ? 'h1' : 'h2'}
              sizes={WIDTH_SIZES[width]}
              isEager={isFirst && place === 0}
            />
          ),
        }))}
      />
    </section>
  );
}
