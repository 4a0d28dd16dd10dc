import { Carousel } from '@/components/carousel/carousel';
import { Slide } from '@/components/slide/slide';
import type { BlockProps } from '@/lib/content/block';
import { WIDTH_SIZES } from '@/lib/content/place-sizes';
import { useWords } from '@/lib/i18n/words';
import styles from './homepage-slider.module.css';

/** Milliseconds each slide stays. */
const AUTOPLAY_MS = 4_000;

/** Large slides that go on by themselves, unless somebody reads them. */
export function HomepageSlider({ fields, isFirst }: BlockProps<'homepageSlider'>) {
  const { slides, width } = fields;
  const { slider: words } = useWords();
  return (
    <section
      className={styles.root}
      data-width={width}
      data-bleed={width === 'full' ? 'page' : undefined}
      aria-roledescription={words.carousel}
      aria-label={words.label}
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
