import { isLanguage } from '@/lib/shop/page-context/locale';
import { LocaleSwitcher } from '@/components/layout/locale-switcher/locale-switcher';
import { ShippingInfoTexts } from '@/components/layout/shipping-info/shipping-info';
import type { ModalProps } from './modals';

/** Country of a locale, `AT` of `de-at`. */
const territoryOf = (locale: string) => locale.slice(-2).toUpperCase();

export function ShippingInfoModal({ place: { locale } }: ModalProps<'shippingInfo'>) {
  return <ShippingInfoTexts locale={locale} />;
}

export function LocaleModal({ place, language, onClose }: ModalProps<'localeSwitcher'>) {
  const { project, locale, addresses } = place;
  return (
    <LocaleSwitcher
      project={project}
      territory={territoryOf(locale)}
      addresses={addresses}
      wanted={isLanguage(language) ? language : null}
      onClose={onClose}
    />
  );
}
