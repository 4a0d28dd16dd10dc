import {
  recommendationSlider,
  recommendedArticle,
} from '@/cms-schema/content-types/recommendation-slider';
import { entry, part, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import { garmentNames, type GarmentName } from './garment-names';

/** An article of the demo catalogue; `long` if its pictures are twice as high as wide. */
export type RowArticle = readonly [
  itemNumber: string,
  name: GarmentName,
  brand: string,
  form?: 'long',
];

/** A row of articles chosen by a merchandiser, or recommended ones if none are given. */
export function articleRow(
  id: string,
  headline: InLanguages<string>,
  articles: readonly RowArticle[],
  context: 'HOMEPAGE' | 'CATEGORY' | 'OTHER' = 'HOMEPAGE',
): SeedEntry {
  return entry(recommendationSlider, id, {
    headline,
    context,
    articles: articles.map(([itemNumber, name, brand, form]) =>
      part(recommendedArticle, {
        itemNumber,
        name: garmentNames[name],
        brand,
        imageRatio: form === 'long' ? '1:2' : '3:4',
      }),
    ),
  });
}
