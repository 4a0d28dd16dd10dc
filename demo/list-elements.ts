import { breakerImage } from '@/cms-schema/content-types/breaker';
import { breakerSlider } from '@/cms-schema/content-types/breaker-slider';
import { breakerSliderBackground } from '@/cms-schema/content-types/breaker-slider-background';
import { breakerSliderFixed } from '@/cms-schema/content-types/breaker-slider-fixed';
import { categoryBanner } from '@/cms-schema/content-types/category-banner';
import { imageBlock } from '@/cms-schema/content-types/image-block';
import { linkElement } from '@/cms-schema/content-types/link-element';
import { button } from '@/cms-schema/content-types/parts';
import { teaserBox } from '@/cms-schema/content-types/teaser-box';
import { categoryNames, type CategoryKey } from './navigation/category-names';
import { entry, part, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

type Words = ReturnType<typeof inSix<string>>;

/** A picture of a breaker: label, path of its node in the shop, scene. */
type Way = readonly [label: CategoryKey, node: string, scene: string];

interface Breaker {
  title: Words;
  subtitle?: Words;
  /** Scene behind or beside the row; without it the row has no picture. */
  behind?: string;
  beside?: string;
  ways: readonly [Way, ...Way[]];
}

interface Box {
  scene: string;
  label: Words;
  link: string;
  countries?: string;
}

interface Elements {
  shop: DemoShop;
  category: CategoryKey;
  /** Boxes with the width of one, two and three articles. */
  boxes: readonly [Box, Box, Box];
  /** A breaker after every three rows of articles, followed by the banner. */
  breakers: readonly Breaker[];
  banner: { scene: string; headline: Words; text: Words; label?: Words };
}

const ALL_OF_SELVEDGE = inSix(
  'Alles von Selvedge',
  'All of Selvedge',
  'Vše od Selvedge',
  'Wszystko od Selvedge',
  'Alles van Selvedge',
  'Tout Selvedge',
);

/** Aspect ratios with which a picture fills a box of its width beside articles. */
const RATIOS = ['3:4', '4:3', '16:9'] as const;

function breakerOf(id: string, shop: string, { title, subtitle, ...own }: Breaker): SeedEntry {
  const [, first] = own.ways[0];
  const firstLink = `node_${shop}-${first}`;
  const fields = {
    titleText: title,
    ...(subtitle && { subtitleText: subtitle }),
    images: own.ways.map(([label, node, scene]) =>
      part(breakerImage, {
        image: `${shop}-${scene}`,
        imageAltText: categoryNames[label],
        imageLink: `node_${shop}-${node}`,
      }),
    ),
  };
  if (own.behind)
    return entry(breakerSliderBackground, id, {
      ...fields,
      backgroundImage: `${shop}-${own.behind}`,
      backgroundImageLink: firstLink,
    });
  if (own.beside)
    return entry(breakerSliderFixed, id, {
      ...fields,
      firstFixedImage: `${shop}-${own.beside}`,
      firstFixedImageLink: firstLink,
    });
  return entry(breakerSlider, id, fields);
}

/** Editorial content in the list of a category's articles. */
export function listElements({ shop, category, boxes, breakers, banner }: Elements): SeedEntry[] {
  const id = `${shop}-among-${category}`;
  const title = `${shop.toUpperCase()} ${categoryNames[category].de}`;
  return [
    ...boxes.map(({ scene, label, link, countries }, at) =>
      entry(teaserBox, `${id}-box-${at + 1}`, {
        title: `${title}: Teaserbox ${at + 1}`,
        size: at + 1,
        ...(countries && { countries }),
        elements: [
          entry(imageBlock, `${id}-box-${at + 1}-image`, {
            title: `${title}: Bild der Teaserbox ${at + 1}`,
            image: `${shop}-${scene}`,
            ratio: RATIOS[at] ?? '3:4',
            imageLink: `node_${shop}-${link}`,
          }),
          entry(linkElement, `${id}-box-${at + 1}-link`, { label, link: `node_${shop}-${link}` }),
        ],
      }),
    ),
    ...breakers.map((breaker, at) => breakerOf(`${id}-breaker-${at + 1}`, shop, breaker)),
    entry(categoryBanner, `${id}-banner`, {
      title: `${title}: Hausmarke`,
      image: `${shop}-${banner.scene}`,
      logo: 'selvedge-wordmark',
      logoAlt: inSix('Selvedge', 'Selvedge', 'Selvedge', 'Selvedge', 'Selvedge', 'Selvedge'),
      headline: banner.headline,
      text: banner.text,
      buttons: [
        part(button, {
          look: 'secondary',
          label: banner.label ?? ALL_OF_SELVEDGE,
          link: `node_${shop}-marken-selvedge`,
        }),
      ],
    }),
  ];
}
