import { Breaker } from '@/components/content/breaker/breaker';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './breaker-slider-fixed.module.css';

/** A row of pictures beside a fixed first one. */
export function BreakerSliderFixed({ id, fields, loaded }: BlockProps<'breakerSliderFixed'>) {
  const { firstFixedImage, firstFixedImageLink } = fields;
  const tag = useFieldTags();
  const picture = firstFixedImage && (
    <Picture
      className={styles.fixed}
      src={firstFixedImage}
      sizes="(min-width: 992px) 22vw, (min-width: 768px) 29vw, 85vw"
      tag={tag(id, 'firstFixedImage')}
    />
  );
  // A link needs a name, which a picture without a description cannot give it.
  const isLink = firstFixedImageLink && firstFixedImage?.alt;
  return (
    <Breaker
      id={id}
      fields={fields}
      articleLinks={loaded}
      fixed={isLink ? <ContentLink link={firstFixedImageLink}>{picture}</ContentLink> : picture}
    />
  );
}
