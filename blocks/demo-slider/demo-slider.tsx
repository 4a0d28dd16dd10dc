import { Carousel } from '@/components/ui/carousel/carousel';
import { Slide } from '@/components/content/slide/slide';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './demo-slider.module.css';

/** Slides that show how something is made or worn, beside a text. */
export function DemoSlider({ id, fields }: BlockProps<'demoSlider'>) {
  const { headline, text, slides, delay, speed } = fields;
  const { slider: messages } = useMessages();
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.root}
      aria-roledescription={messages.carousel}
      aria-labelledby={headline ? headingId : undefined}
      aria-label={headline ? undefined : messages.label}
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
