import { env } from '@/lib/platform/env/env.server';
import { pictureRules } from '@/lib/shop/settings/shop-rules.server';
import {
  picturePath,
  productPicture,
  resolutionFor,
  type ProductPictureSource,
} from './product-image';

/** Where a shop's product pictures are. */
export const pictureSource = (project: string): ProductPictureSource => ({
  baseUrl: env().MEDIA_BASE_URL,
  ...pictureRules(project),
});

interface Shown {
  itemNumber: string;
  /** From 1. */
  index?: number;
  /** At least as wide, if the shop has pictures of that width. */
  width: number;
}

/** Address of an item's picture for those who read no WebP: search engines, emails, PDFs. */
export function jpegAddress(project: string, { itemNumber, index = 1, width }: Shown): string {
  const source = pictureSource(project);
  const resolution = resolutionFor(width, 1, source.widths);
  return picturePath(productPicture(source, itemNumber, index), { resolution, format: 'jpg' });
}
