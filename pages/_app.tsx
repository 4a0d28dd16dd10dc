import '@/styles/global.css';
import '@/lib/app-shell/hydrate-in-slices';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect } from 'react';
import { useFreshWishlist } from '@/lib/app-shell/fresh-wishlist';
import { askForDataOnce } from '@/lib/app-shell/single-data-request';
import { FailedBlocks } from '@/registry/failed-blocks';

const NONE: readonly string[] = [];

export default function App({ Component, pageProps }: AppProps) {
  useEffect(askForDataOnce, []);
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
