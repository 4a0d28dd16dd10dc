import { inSix } from '@/demo/showcase/in-six';

/** Names and addresses of the pages that the law requires, in the order of the footer. */
export const LEGAL_PAGES = [
  {
    key: 'impressum',
    name: inSix(
      'Impressum',
      'Imprint',
      'Údaje o provozovateli',
      'Nota prawna',
      'Colofon',
      'Mentions légales',
    ),
    path: inSix(
      '/impressum',
      '/imprint',
      '/udaje-o-provozovateli',
      '/nota-prawna',
      '/colofon',
      '/mentions-legales',
    ),
  },
  {
    key: 'datenschutz',
    name: inSix(
      'Datenschutz',
      'Privacy',
      'Ochrana osobních údajů',
      'Ochrona danych',
      'Privacy',
      'Protection des données',
    ),
    path: inSix(
      '/datenschutz',
      '/privacy',
      '/ochrana-udaju',
      '/ochrona-danych',
      '/privacy',
      '/protection-des-donnees',
    ),
  },
  {
    key: 'agb',
    name: inSix(
      'AGB',
      'Terms',
      'Obchodní podmínky',
      'Regulamin',
      'Voorwaarden',
      'Conditions de vente',
    ),
    path: inSix(
      '/agb',
      '/terms',
      '/obchodni-podminky',
      '/regulamin',
      '/voorwaarden',
      '/conditions-de-vente',
    ),
  },
  {
    key: 'widerruf',
    name: inSix(
      'Widerruf',
      'Right of withdrawal',
      'Odstoupení od smlouvy',
      'Odstąpienie od umowy',
      'Herroepingsrecht',
      'Droit de rétractation',
    ),
    path: inSix(
      '/widerruf',
      '/right-of-withdrawal',
      '/odstoupeni-od-smlouvy',
      '/odstapienie-od-umowy',
      '/herroepingsrecht',
      '/droit-de-retractation',
    ),
  },
  {
    key: 'barrierefreiheit',
    name: inSix(
      'Barrierefreiheit',
      'Accessibility',
      'Přístupnost',
      'Dostępność',
      'Toegankelijkheid',
      'Accessibilité',
    ),
    path: inSix(
      '/barrierefreiheit',
      '/accessibility',
      '/pristupnost',
      '/dostepnosc',
      '/toegankelijkheid',
      '/accessibilite',
    ),
  },
] as const;

export type LegalKey = (typeof LEGAL_PAGES)[number]['key'];
