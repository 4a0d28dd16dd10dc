/** Label of the size of an article that has no other; visitors read it in their language. */
export const ONE_SIZE = 'allsize';

/**
 * A size as visitors read it.
 * @param size label; of an ordered set the names and labels of its parts, in one text
 * @param oneSize what their language calls the only size of an article
 */
export const sizeName = (size: string, oneSize: string): string =>
  size.replaceAll(ONE_SIZE, oneSize);
