import { EU_COUNTRIES } from '@/lib/shop/project/countries';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { ShopSettings } from '@/lib/shop/settings/settings-schema';
import type { ShopRules } from '@/lib/shop/settings/shop-rules';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { marketLocales, parseLocale, type Language, type Locale } from './locale';

const isInUnion = (territory: string) => EU_COUNTRIES.some((country) => country === territory);

// outside: law-guarantee-notice
/**
 * The harmonised notice of a page: in the Union, in the language of the page, and only if the merchant has
 * provided its official graphic. Another language or a drawing of our own would not be the notice.
 */
export function guaranteeNoticeIn(
  project: ProjectId,
  { language, territory }: Locale,
): Pick<ShopRules, 'guaranteeNotice'> | null {
  const graphic = shopSettings(project).guaranteeNotice?.[language];
  return graphic && isInUnion(territory) ? { guaranteeNotice: graphic } : null;
}

/** Languages of a shop's markets in the Union that have no graphic of the notice yet. */
export function languagesWithoutNotice(
  project: ProjectId,
  { guaranteeNotice = {} }: ShopSettings,
): Language[] {
  const locales = marketLocales(project).flatMap((segment) => parseLocale(project, segment) ?? []);
  const spoken = locales.flatMap(({ language, territory }) =>
    isInUnion(territory) ? language : [],
  );
  return [...new Set(spoken)].filter((language) => !guaranteeNotice[language]).toSorted();
}
