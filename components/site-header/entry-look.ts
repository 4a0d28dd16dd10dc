import type { NavigationHead } from '@/lib/app-shell/site-frame';

/** What a style sheet may know of an entry, as data attributes. */
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
