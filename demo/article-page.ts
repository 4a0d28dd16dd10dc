import { breakerImage } from '@/cms-schema/content-types/breaker';
import { breakerSlider } from '@/cms-schema/content-types/breaker-slider';
import { combinationDetail } from '@/cms-schema/content-types/combination-detail';
import { page } from '@/cms-schema/content-types/page';
import { lastSeenSlider } from '@/cms-schema/content-types/last-seen-slider';
import { productDetail } from '@/cms-schema/content-types/product-detail';
import { productTemplate } from '@/cms-schema/content-types/product-template';
import { voucherDetail } from '@/cms-schema/content-types/voucher-detail';
import type { Instants } from './instants';
import { productTabs } from '@/cms-schema/content-types/product-tabs';
import { recommendationSlider } from '@/cms-schema/content-types/recommendation-slider';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { entry, part, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const similar = inSix(
  'Das könnte Ihnen auch gefallen',
  'You may also like',
  'Mohlo by se vám líbit',
  'To też może się spodobać',
  'Misschien vind je dit ook mooi',
  'Cela pourrait vous plaire',
);

const voucherNote = inSix(
  'Wir senden Ihnen die Karte nach der Zahlung per E-Mail',
  'We send you the card by email as soon as it is paid',
  'Kartu vám po zaplacení pošleme e-mailem',
  'Po opłaceniu wyślemy kartę e-mailem',
  'We sturen je de kaart na betaling per e-mail',
  'Nous vous envoyons la carte par e-mail après le paiement',
);

const idOf = (shop: ProjectId) => `${shop}-page-artikel`;
const titleOf = (shop: ProjectId) => `${shop.toUpperCase()} Artikelseite`;

/**
 * Blocks of every article page; of the three detail blocks, only the one for the article's type is
 * shown.
 */
const articleBlocks = (shop: ProjectId): SeedEntry[] => [
  entry(productDetail, `${idOf(shop)}-detail`, { title: `${titleOf(shop)}: Artikel` }),
  entry(combinationDetail, `${idOf(shop)}-combination`, {
    title: `${titleOf(shop)}: Outfit, Set, Baukasten`,
  }),
  entry(voucherDetail, `${idOf(shop)}-voucher`, {
    title: `${titleOf(shop)}: Geschenkkarte`,
    deliveryNote: voucherNote,
  }),
  entry(productTabs, `${idOf(shop)}-tabs`, { title: `${titleOf(shop)}: Texte` }),
  entry(recommendationSlider, `${idOf(shop)}-similar`, {
    headline: similar,
    context: 'PRODUCT',
    fillUp: true,
  }),
  entry(lastSeenSlider, `${idOf(shop)}-last-seen`, {
    title: `${titleOf(shop)}: Zuletzt angesehen`,
  }),
];

/** Lower than any priority that editors assign; each number can be used only once. */
const fallbackPriority = (shop: ProjectId) => PROJECT_IDS.indexOf(shop);

/** Template of a shop for all articles without a template of their own. */
export function articlePage(shop: ProjectId): SeedEntry[] {
  const id = idOf(shop);
  const title = titleOf(shop);
  return [
    entry(page, id, { title, main: articleBlocks(shop) }),
    entry(productTemplate, `${shop}-template-artikel`, {
      title,
      project: shop,
      page: id,
      priority: fallbackPriority(shop),
    }),
  ];
}

const week = (id: string) =>
  entry(breakerSlider, `${id}-breaker`, {
    titleText: inSix(
      'Mantelwochen in Österreich',
      'Coat weeks in Austria',
      'Týdny kabátů v Rakousku',
      'Tygodnie płaszczy w Austrii',
      'Jassenweken in Oostenrijk',
      'Semaines du manteau en Autriche',
    ),
    subtitleText: inSix(
      'Eine Woche lang: alles über unsere Wollmäntel',
      'For one week: all about our wool coats',
      'Jeden týden: vše o našich vlněných kabátech',
      'Przez tydzień: wszystko o naszych wełnianych płaszczach',
      'Een week lang: alles over onze wollen overjassen',
      'Pendant une semaine : tout sur nos manteaux en laine',
    ),
    images: (['rail', 'window', 'outdoors'] as const).map((scene) =>
      part(breakerImage, {
        image: `hrm-${scene}`,
        imageAltText: inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux'),
        imageLink: 'node_hrm-das-haus',
      }),
    ),
  });

/** Template for coats of one brand in Austria, valid for one week, with a breaker above. */
export function coatWeek({ inDays }: Instants): SeedEntry[] {
  const id = 'hrm-page-mantelwoche';
  const title = 'HRM Mantelwoche';
  return [
    entry(page, id, { title, main: [week(id), ...articleBlocks('hrm')] }),
    entry(productTemplate, 'hrm-template-mantelwoche', {
      title,
      project: 'hrm',
      page: id,
      priority: 100,
      brands: ['granholm'],
      categories: ['maentel'],
      countries: 'AT',
      startDateTime: inDays(-2),
      endDateTime: inDays(5),
    }),
  ];
}
