import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';

/** Label of the only size of an article; translated for visitors. */
export const ONE_SIZE = 'allsize';

type SizeNames = Messages['sizeNames'];

/**
 * Display name of a size.
 * @param size label; for an ordered set one text of the parts' names and labels
 */
export const sizeName = (size: string, { oneSize }: Pick<SizeNames, 'oneSize'>): string =>
  size.replaceAll(ONE_SIZE, oneSize);

/** Size in a list of attributes: `Größe 3XL`, or `Einheitsgröße` without that word. */
export const namedSize = (size: string, names: SizeNames): string =>
  size === ONE_SIZE ? names.oneSize : formatMessage(names.named, { size: sizeName(size, names) });

/** Size within a sentence: `in Größe 3XL`, `in Einheitsgröße`. */
export const inSize = (size: string, names: SizeNames): string =>
  size === ONE_SIZE ? names.inOneSize : formatMessage(names.in, { size: sizeName(size, names) });
