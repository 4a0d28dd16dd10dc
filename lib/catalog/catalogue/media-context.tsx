import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useShopRules } from '@/lib/shop/settings/shop-rules-context';
import type { ProductPictureSource } from './product-image';

const MediaContext = createContext<string | null>(null);

interface Props {
  /** Address of the picture CDN, without a trailing slash. */
  baseUrl: string;
  children: ReactNode;
}

/**
 * Provides the base address of product pictures. It comes from the page's props, so that one build
 * serves all environments.
 */
export function MediaProvider({ baseUrl, children }: Props) {
  return <MediaContext value={baseUrl}>{children}</MediaContext>;
}

export function useMediaBaseUrl(): string {
  const baseUrl = useContext(MediaContext);
  if (baseUrl === null) throw new Error('useMediaBaseUrl needs a MediaProvider above it');
  return baseUrl;
}

/** Where the shop's product pictures are. */
export function usePictureSource(): ProductPictureSource {
  const baseUrl = useMediaBaseUrl();
  const { pictures } = useShopRules();
  return useMemo(() => ({ baseUrl, ...pictures }), [baseUrl, pictures]);
}
