import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '@/lib/content/block';

/** Content type → component. One literal `import()` per line: that is what splits the bundle. */
export const blockComponents: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  accordion: dynamic(() =>
    import('@/blocks/accordion/accordion').then((module) => module.Accordion),
  ),
  accordionSizeTables: dynamic(() =>
    import('@/blocks/accordion-size-tables/accordion-size-tables').then(
      (module) => module.AccordionSizeTables,
    ),
  ),
  appointmentFrame: dynamic(() =>
    import('@/blocks/appointment-frame/appointment-frame').then(
      (module) => module.AppointmentFrame,
    ),
  ),
  autoChangeText: dynamic(() =>
    import('@/blocks/auto-change-text/auto-change-text').then((module) => module.AutoChangeText),
  ),
  bannerTeaser: dynamic(() =>
    import('@/blocks/banner-teaser/banner-teaser').then((module) => module.BannerTeaser),
  ),
  basket: dynamic(() => import('@/blocks/basket/basket').then((module) => module.Basket)),
  breakerSlider: dynamic(() =>
    import('@/blocks/breaker-slider/breaker-slider').then((module) => module.BreakerSlider),
  ),
  breakerSliderBackground: dynamic(() =>
    import('@/blocks/breaker-slider-background/breaker-slider-background').then(
      (module) => module.BreakerSliderBackground,
    ),
  ),
  breakerSliderFixed: dynamic(() =>
    import('@/blocks/breaker-slider-fixed/breaker-slider-fixed').then(
      (module) => module.BreakerSliderFixed,
    ),
  ),
  categoryBanner: dynamic(() =>
    import('@/blocks/category-banner/category-banner').then((module) => module.CategoryBanner),
  ),
  categoryHeader: dynamic(() =>
    import('@/blocks/category-header/category-header').then((module) => module.CategoryHeader),
  ),
  categoryLine: dynamic(() =>
    import('@/blocks/category-line/category-line').then((module) => module.CategoryLine),
  ),
  checkoutAddress: dynamic(() =>
    import('@/blocks/checkout-address/checkout-address').then((module) => module.CheckoutAddress),
  ),
  checkoutConfirmation: dynamic(() =>
    import('@/blocks/checkout-confirmation/checkout-confirmation').then(
      (module) => module.CheckoutConfirmation,
    ),
  ),
  checkoutPayment: dynamic(() =>
    import('@/blocks/checkout-payment/checkout-payment').then((module) => module.CheckoutPayment),
  ),
  checkoutReview: dynamic(() =>
    import('@/blocks/checkout-review/checkout-review').then((module) => module.CheckoutReview),
  ),
  competitionForm: dynamic(() =>
    import('@/blocks/competition-form/competition-form').then((module) => module.CompetitionForm),
  ),
  contactForm: dynamic(() =>
    import('@/blocks/contact-form/contact-form').then((module) => module.ContactForm),
  ),
  contactPage: dynamic(() =>
    import('@/blocks/contact-page/contact-page').then((module) => module.ContactPage),
  ),
  contentSlider: dynamic(() =>
    import('@/blocks/content-slider/content-slider').then((module) => module.ContentSlider),
  ),
  demoSlider: dynamic(() =>
    import('@/blocks/demo-slider/demo-slider').then((module) => module.DemoSlider),
  ),
  earlyShopForm: dynamic(() =>
    import('@/blocks/early-shop-form/early-shop-form').then((module) => module.EarlyShopForm),
  ),
  headerElement: dynamic(() =>
    import('@/blocks/header-element/header-element').then((module) => module.HeaderElement),
  ),
  homeTeaser: dynamic(() =>
    import('@/blocks/home-teaser/home-teaser').then((module) => module.HomeTeaser),
  ),
  homepageSlider: dynamic(() =>
    import('@/blocks/homepage-slider/homepage-slider').then((module) => module.HomepageSlider),
  ),
  howToMeasure: dynamic(() =>
    import('@/blocks/how-to-measure/how-to-measure').then((module) => module.HowToMeasure),
  ),
  imageBlock: dynamic(() =>
    import('@/blocks/image-block/image-block').then((module) => module.ImageBlock),
  ),
  infoBlock: dynamic(() =>
    import('@/blocks/info-block/info-block').then((module) => module.InfoBlock),
  ),
  lightWidget: dynamic(() =>
    import('@/blocks/light-widget/light-widget').then((module) => module.LightWidget),
  ),
  linkElement: dynamic(() =>
    import('@/blocks/link-element/link-element').then((module) => module.LinkElement),
  ),
  newsletterConfirmation: dynamic(() =>
    import('@/blocks/newsletter-confirmation/newsletter-confirmation').then(
      (module) => module.NewsletterConfirmation,
    ),
  ),
  newsletterFlyout: dynamic(() =>
    import('@/blocks/newsletter-flyout/newsletter-flyout').then(
      (module) => module.NewsletterFlyout,
    ),
  ),
  newsletterPage: dynamic(() =>
    import('@/blocks/newsletter-page/newsletter-page').then((module) => module.NewsletterPage),
  ),
  newsletterSignup: dynamic(() =>
    import('@/blocks/newsletter-signup/newsletter-signup').then(
      (module) => module.NewsletterSignup,
    ),
  ),
  parallaxBanner: dynamic(() =>
    import('@/blocks/parallax-banner/parallax-banner').then((module) => module.ParallaxBanner),
  ),
  parcelTracking: dynamic(() =>
    import('@/blocks/parcel-tracking/parcel-tracking').then((module) => module.ParcelTracking),
  ),
  podcastPlayer: dynamic(() =>
    import('@/blocks/podcast-player/podcast-player').then((module) => module.PodcastPlayer),
  ),
  productDetail: dynamic(() =>
    import('@/blocks/product-detail/product-detail').then((module) => module.ProductDetail),
  ),
  productList: dynamic(() =>
    import('@/blocks/product-list/product-list').then((module) => module.ProductList),
  ),
  productTeaserPrice: dynamic(() =>
    import('@/blocks/product-teaser-price/product-teaser-price').then(
      (module) => module.ProductTeaserPrice,
    ),
  ),
  recommendationSlider: dynamic(() =>
    import('@/blocks/recommendation-slider/recommendation-slider').then(
      (module) => module.RecommendationSlider,
    ),
  ),
  salesChannelBar: dynamic(() =>
    import('@/blocks/sales-channel-bar/sales-channel-bar').then((module) => module.SalesChannelBar),
  ),
  searchResults: dynamic(() =>
    import('@/blocks/search-results/search-results').then((module) => module.SearchResults),
  ),
  seoText: dynamic(() => import('@/blocks/seo-text/seo-text').then((module) => module.SeoText)),
  spacer: dynamic(() => import('@/blocks/spacer/spacer').then((module) => module.Spacer)),
  storeMap: dynamic(() => import('@/blocks/store-map/store-map').then((module) => module.StoreMap)),
  table: dynamic(() => import('@/blocks/table/table').then((module) => module.Table)),
  tabs: dynamic(() => import('@/blocks/tabs/tabs').then((module) => module.Tabs)),
  teaserBox: dynamic(() =>
    import('@/blocks/teaser-box/teaser-box').then((module) => module.TeaserBox),
  ),
  textBox: dynamic(() => import('@/blocks/text-box/text-box').then((module) => module.TextBox)),
  uspBar: dynamic(() => import('@/blocks/usp-bar/usp-bar').then((module) => module.UspBar)),
  video: dynamic(() => import('@/blocks/video/video').then((module) => module.Video)),
  voucherBracketBox: dynamic(() =>
    import('@/blocks/voucher-bracket-box/voucher-bracket-box').then(
      (module) => module.VoucherBracketBox,
    ),
  ),
  voucherWidget: dynamic(() =>
    import('@/blocks/voucher-widget/voucher-widget').then((module) => module.VoucherWidget),
  ),
  zeroResult: dynamic(() =>
    import('@/blocks/zero-result/zero-result').then((module) => module.ZeroResult),
  ),
};
