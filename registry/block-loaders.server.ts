import type { LoadedByType } from '@/lib/content/block';
import type { BlockLoader } from '@/lib/content/block-loader';

/** Content type → loader, for the types whose components need more than their fields. */
export const blockLoaders = {} satisfies {
  [Type in keyof LoadedByType]: BlockLoader<Type, LoadedByType[Type]>;
};
