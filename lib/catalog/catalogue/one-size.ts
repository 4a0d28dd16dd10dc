import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';

/** Label of the size of an article that has no other; visitors read it in their language. */
export const ONE_SIZE = 'allsize';

type SizeNames = Messages['sizeNames'];

/**
 * A size as visitors read it.
 * @param size label; of an ordered set the names and labels of its parts, in one text
 */
export const sizeName = (size: string, { oneSize }: Pick<SizeNames, 'oneSize'>): string =>
  size.replaceAll(ONE_SIZE, oneSize);

/** A size among what an article is: `Größe 3XL`, and `Einheitsgröße` without that word. */
export const namedSize = (size: string, names: SizeNames): string =>
  size === ONE_SIZE ? names.oneSize : formatMessage(names.named, { size: sizeName(size, names) });

/** A size within a sentence: `in Größe 3XL`, `in Einheitsgröße`. */
export const inSize = (size: string, names: SizeNames): string =>
  size === ONE_SIZE ? names.inOneSize : formatMessage(names.in, { size: sizeName(size, names) });
