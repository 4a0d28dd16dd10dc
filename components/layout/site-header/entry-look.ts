import type { NavigationHead } from '@/lib/cms/layout/site-frame';

/** The style of an entry, as data attributes for CSS. */
export function entryLook({ configuration }: Pick<NavigationHead, 'configuration'>) {
  const { isPremiumSale, displayHighlightMenuItem, displayHighlightCategoryTag, displayClassname } =
    configuration;
  const looks = [
    isPremiumSale && 'premiumSale',
    displayHighlightMenuItem && 'highlight',
    displayHighlightCategoryTag && 'tag',
  ].filter(Boolean);
  return {
    ...(looks.length > 0 && { 'data-look': looks.join(' ') }),
    ...(displayClassname && { 'data-display': displayClassname }),
  };
}
