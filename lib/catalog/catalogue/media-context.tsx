import { createContext, useContext, type ReactNode } from 'react';

const MediaContext = createContext<string | null>(null);

interface Props {
  /** Address of the picture CDN without a slash at its end. */
  baseUrl: string;
  children: ReactNode;
}

/** Base address of product pictures. Set in the page at render, so that one build serves all. */
export function MediaProvider({ baseUrl, children }: Props) {
  return <MediaContext value={baseUrl}>{children}</MediaContext>;
}

export function useMediaBaseUrl(): string {
  const baseUrl = useContext(MediaContext);
  if (baseUrl === null) throw new Error('useMediaBaseUrl needs a MediaProvider above it');
  return baseUrl;
}
