import { picturePath, productPicture } from '@/lib/catalog/catalogue/product-image';
import { env } from '@/lib/platform/env/env.server';

/** Address of the small picture of an item beside its name. */
export const thumbnailOf = (itemNumber: string): string =>
  picturePath(env().MEDIA_BASE_URL + productPicture(itemNumber, 1), {
    resolution: 300,
    format: 'jpg',
  });
