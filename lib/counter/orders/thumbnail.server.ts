import { jpegAddress } from '@/lib/catalog/catalogue/picture-source.server';

/** Address of the small picture of an item beside its name. */
export const thumbnailOf = (project: string, itemNumber: string): string =>
  jpegAddress(project, { itemNumber, width: 300 });
