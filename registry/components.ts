import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '@/lib/content/block';

/** Content type → component. One literal `import()` per line: that is what splits the bundle. */
export const blockComponents: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  accordion: dynamic(() =>
    import('@/blocks/accordion/accordion').then((module) => module.Accordion),
  ),
  autoChangeText: dynamic(() =>
    import('@/blocks/auto-change-text/auto-change-text').then((module) => module.AutoChangeText),
  ),
  bannerTeaser: dynamic(() =>
    import('@/blocks/banner-teaser/banner-teaser').then((module) => module.BannerTeaser),
  ),
  contentSlider: dynamic(() =>
    import('@/blocks/content-slider/content-slider').then((module) => module.ContentSlider),
  ),
  headerElement: dynamic(() =>
    import('@/blocks/header-element/header-element').then((module) => module.HeaderElement),
  ),
  homeTeaser: dynamic(() =>
    import('@/blocks/home-teaser/home-teaser').then((module) => module.HomeTeaser),
  ),
  linkElement: dynamic(() =>
    import('@/blocks/link-element/link-element').then((module) => module.LinkElement),
  ),
  productTeaserPrice: dynamic(() =>
    import('@/blocks/product-teaser-price/product-teaser-price').then(
      (module) => module.ProductTeaserPrice,
    ),
  ),
  spacer: dynamic(() => import('@/blocks/spacer/spacer').then((module) => module.Spacer)),
  table: dynamic(() => import('@/blocks/table/table').then((module) => module.Table)),
  tabs: dynamic(() => import('@/blocks/tabs/tabs').then((module) => module.Tabs)),
  textBox: dynamic(() => import('@/blocks/text-box/text-box').then((module) => module.TextBox)),
  uspBar: dynamic(() => import('@/blocks/usp-bar/usp-bar').then((module) => module.UspBar)),
  video: dynamic(() => import('@/blocks/video/video').then((module) => module.Video)),
};
