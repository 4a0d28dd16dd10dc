import { Carousel } from '@/components/carousel/carousel';
import { Slide } from '@/components/slide/slide';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import styles from './demo-slider.module.css';

/** Slides that show how something is made or worn, beside a text. */
export function DemoSlider({ id, fields }: BlockProps<'demoSlider'>) {
  const { headline, text, slides, delay, speed } = fields;
  const { slider: words } = useWords();
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.root}
      aria-roledescription={words.carousel}
      aria-labelledby={headline ? headingId : undefined}
      aria-label={headline ? undefined : words.label}
    >
      <div className={styles.columns}>
        {(headline || text) && (
          <div className={styles.words}>
            {headline && (
              <h2 id={headingId} {...tag(id, 'headline')}>
                {headline}
              </h2>
            )}
            {text && (
              <p className={styles.text} {...tag(id, 'text')}>
                {text}
              </p>
            )}
          </div>
        )}
        <Carousel
          inView={{ xs: 1 }}
          speed={speed}
          autoplay={delay}
          slides={slides.map((slide) => ({
            id: slide.id,
            content: (
              <Slide
                slide={slide}
                Heading={headline ? 'h3' : 'h2'}
                sizes="(min-width: 992px) 62vw, 94vw"
              />
            ),
          }))}
        />
      </div>
    </section>
  );
}
