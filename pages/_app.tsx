import '@/styles/global.css';
import '@/lib/hydration/hydrate-in-slices';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect } from 'react';
import { useFreshWishlist } from '@/lib/app-bridge/fresh-wishlist';
import { requestDataOnce } from '@/lib/hydration/single-data-request';
import { FailedBlocks } from '@/registry/failed-blocks';

const NONE: readonly string[] = [];

export default function App({ Component, pageProps }: AppProps) {
  useEffect(requestDataOnce, []);
  useFreshWishlist();
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
