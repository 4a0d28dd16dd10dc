/** Label of the size of an article that has no other; visitors read it in their language. */
export const ONE_SIZE = 'allsize';
