import { Breaker } from '@/components/content/breaker/breaker';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import styles from './breaker-slider-background.module.css';

export function BreakerSliderBackground({
  id,
  fields,
  loaded,
}: BlockProps<'breakerSliderBackground'>) {
  const { backgroundImage, backgroundImageLink } = fields;
  return (
    <Breaker
      id={id}
      fields={fields}
      articleLinks={loaded}
      titleLink={backgroundImageLink}
      background={
        backgroundImage && (
          <Picture
            className={styles.background}
            src={backgroundImage}
            alt=""
            sizes="(min-width: 1536px) 1440px, 94vw"
          />
        )
      }
    />
  );
}
