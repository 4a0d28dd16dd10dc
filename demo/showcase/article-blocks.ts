import { contentSlider, slide } from '@/cms-schema/content-types/content-slider';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { teaserValue } from '@/cms-schema/content-types/product-teaser-price';
import type { Instants } from '@/demo/instants';
import { entry, part, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';

const NAMES = {
  rail: inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux'),
  suitcase: inSix('Hemden', 'Shirts', 'Košile', 'Koszule', 'Overhemden', 'Chemises'),
  stack: inSix('Strick', 'Knitwear', 'Svetry', 'Dzianiny', 'Breigoed', 'Maille'),
  outdoors: inSix('Draußen', 'Outdoors', 'Do přírody', 'W plenerze', 'Buiten', 'Au grand air'),
  window: inSix(
    'Aus der Werkstatt',
    'From the workroom',
    'Z naší dílny',
    'Z pracowni',
    'Uit het atelier',
    'De l’atelier',
  ),
};
type Scene = keyof typeof NAMES;

/** Captions for slides without a text of the shop. */
const WORDS: Partial<Record<Scene, InLanguages<string>>> = {
  stack: inSix(
    'Merino und Baumwolle.',
    'Merino and cotton.',
    'Merino a bavlna.',
    'Merynos i bawełna.',
    'Merino en katoen.',
    'Mérinos et coton.',
  ),
  outdoors: inSix(
    'Für Wind und Nieselregen.',
    'For wind and drizzle.',
    'Do větru i mrholení.',
    'Na wiatr i mżawkę.',
    'Voor wind en motregen.',
    'Pour le vent et le crachin.',
  ),
  window: inSix(
    'Von Hand fertiggestellt.',
    'Finished by hand.',
    'Ručně dokončeno.',
    'Wykończone ręcznie.',
    'Met de hand afgewerkt.',
    'Fini à la main.',
  ),
};
const SCENES: readonly Scene[] = ['rail', 'suitcase', 'stack', 'outdoors', 'window'];

/** Five current slides and an expired one. */
export function showcaseSlider(
  project: DemoShop,
  words: Partial<Record<Scene, InLanguages<string>>>,
  { target, instants }: { target: string; instants: Instants },
): SeedEntry {
  const slides = SCENES.map((scene) => {
    const text = words[scene] ?? WORDS[scene];
    return part(slide, {
      title: `${project.toUpperCase()} ${NAMES[scene].de}`,
      image: `${project}-${scene}`,
      ...(scene === 'window' ? { imageZoom: true } : { imageLink: target }),
      textbox: [
        part(textElement, { look: 'headline', text: NAMES[scene] }),
        ...(text ? [part(textElement, { text })] : []),
      ],
      ...(scene === 'rail' && {
        buttons: [
          part(button, {
            look: 'quiet',
            link: target,
            label: inSix('Ansehen', 'View', 'Prohlédnout', 'Zobacz', 'Bekijk', 'Voir'),
          }),
        ],
      }),
    });
  });
  const over = part(slide, {
    title: `${project.toUpperCase()} Sommer (vorbei)`,
    image: `${project}-outdoors`,
    imageLink: target,
    endDateTime: instants.inDays(-3),
  });
  return entry(contentSlider, `${project}-showcase-slider`, {
    title: `${project.toUpperCase()} Bausteine: Folien`,
    headline: inSix('Neu im Haus', 'New in', 'Novinky', 'Nowości', 'Nieuw binnen', 'Nouveautés'),
    slides: [over, ...slides],
    slidesPerView: 3,
    slidesPerViewNarrow: project === 'eck' ? 1 : 2,
  });
}

/** The definition of a regular price that the law requires. */
export const LOWEST_OF_30_DAYS = inSix(
  'Niedrigster Preis der letzten 30 Tage',
  'Lowest price of the last 30 days',
  'Nejnižší cena za posledních 30 dní',
  'Najniższa cena z ostatnich 30 dni przed obniżką',
  'Laagste prijs van de afgelopen 30 dagen',
  'Prix le plus bas des 30 derniers jours',
);

export const now = (value: string) => part(teaserValue, { value });

/** Discount in per cent. */
export const off = (value: string) => part(teaserValue, { value, isPercentage: true });
