import '@/styles/global.css';
import '@/lib/platform/hydration/back-from-memory';
import '@/lib/platform/hydration/hydrate-in-slices';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect } from 'react';
import { usePageProgress } from '@/components/layout/page-progress/use-page-progress';
import { useFreshWishlist } from '@/lib/browser/app-bridge/fresh-wishlist';
import { FailedBlocks } from '@/registry/failed-blocks';

const NONE: readonly string[] = [];

/** Lets tests and measurements detect that the page is hydrated. */
function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
}

export default function App({ Component, pageProps }: AppProps) {
  useEffect(markHydrated, []);
  useFreshWishlist();
  usePageProgress();
  return (
    <>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <FailedBlocks value={pageProps.failedBlocks ?? NONE}>
        <Component {...pageProps} />
      </FailedBlocks>
    </>
  );
}
