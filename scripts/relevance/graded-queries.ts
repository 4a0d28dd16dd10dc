import type { ProjectId } from '@/lib/shop/project/projects';
import { GRADED_BRANDS } from './graded-brands';
import { GRADED_COMPOUNDS } from './graded-compounds';
import { GRADED_NOUNS } from './graded-nouns';
import type { Grade, GradedQuery, Trait } from './graded-query';

type Grades = Partial<Record<Grade, Trait | readonly Trait[]>>;
type Row = readonly [query: string, grades: Grades];

/** Best first: the first matching trait determines an article's grade. */
const requests = (project: ProjectId, locale: string, rows: readonly Row[]): GradedQuery[] =>
  rows.map(([query, grades]) => ({
    project,
    locale,
    query,
    grades: ([3, 2, 1] as const).flatMap((grade) =>
      [grades[grade] ?? []].flat().map((trait: Trait) => [grade, trait] as const),
    ),
  }));

const SHIRTS: Grades = { 3: { in: 'hemden' }, 1: { in: 'sets', isCombined: true } };
const EASY_IRON: Grades = {
  3: { in: 'buegelleichte-hemden' },
  2: { in: 'businesshemden' },
  1: { in: 'hemden' },
};
const SHORTS: Grades = {
  3: { in: 'kurze-hosen' },
  2: { in: 'bademode' },
  1: { in: 'unterwaesche' },
};
const JUMPERS: Grades = { 3: { in: 'pullover' }, 2: { in: 'strick' }, 1: { in: 'sweat' } };
const TRAINERS: Grades = { 3: { in: 'sneaker' }, 1: { in: 'schuhe' } };
const JEANS: Grades = { 3: { in: 'jeans' }, 1: { in: 'hosen' } };
const CASHMERE: Grades = {
  3: { in: ['kaschmirpullover', 'kaschmirmaentel'] },
  2: { says: /kaschmir/i },
};
const BIG_CLOTHES: Grades = {
  3: { in: ['hemden', 'shirts', 'strick', 'sweat', 'anzuege', 'jacken', 'hosen'] },
};

/**
 * Queries of visitors of three shops, graded before the search was tuned. A new query is graded
 * when it is added; a grade is changed only if it was wrong, never to suit the search.
 */
export const GRADED_QUERIES: readonly GradedQuery[] = [
  ...requests('hgg', 'de-de', [
    ['hemd', SHIRTS],
    ['weißes hemd', { 3: { in: 'hemden', colour: 'white' }, 1: { in: 'hemden' } }],
    ['hemd bügelfrei', EASY_IRON],
    ['bügelfreies hemd', EASY_IRON],
    ['leinenhemd kurzarm', { 3: { in: 'leinenhemden', says: /kurzarm/i }, 2: { in: 'leinenhemden' }, 1: { in: 'hemden' } }],
    ['hmed', SHIRTS],
    ['3XL', { 3: { size: '3XL' } }],
    ['hose 3XL', { 3: { in: 'hosen', size: '3XL' } }],
    ['jeans W44/L34', { 3: { in: 'jeans', size: 'W44/L34' }, 1: { in: 'jeans' } }],
    ['w44 l34', { 3: { in: 'hosen', size: 'W44/L34' } }],
    ['größe 60', { 3: { size: '60' } }],
    ['anzug größe 60', { 3: { in: 'komplettanzuege', size: '60' }, 1: { in: 'anzuege', size: '60' } }],
    ['t-shirt xxxl', { 3: { in: 't-shirts', size: '3XL' } }],
    ['übergröße', BIG_CLOTHES],
    ['uebergroesse hemd', SHIRTS],
    ['big and tall jacke', { 3: { in: ['steppjacken', 'parkas-blousons'] }, 2: { in: 'jacken' }, 1: { in: 'strickjacken' } }],
    ['shorts', SHORTS],
    ['kurze hose', { 3: { in: 'kurze-hosen' }, 1: { in: 'bademode' } }],
    ['schwarze jeans', { 3: { in: 'jeans', colour: 'black' }, 1: { in: 'jeans' } }],
    ['pulli', JUMPERS],
    ['polo', { 3: { in: 'poloshirts' } }],
    ['tshirt v-ausschnitt', { 3: { in: 't-shirts', says: /V-Ausschnitt/ }, 1: { in: 't-shirts' } }],
    ['winterjacke', { 3: { in: ['steppjacken', 'parkas'] }, 2: { in: 'jacken' } }],
    ['lederjacke', { 3: { in: 'blousons', says: /leder/i }, 2: { in: 'blousons' }, 1: { in: 'jacken' } }],
    ['ledergürtel', { 3: { in: 'guertel' } }],
    ['unterhose', { 3: { in: 'unterwaesche' } }],
    ['turnschuhe', TRAINERS],
    ['badehose', { 3: { in: 'bademode' } }],
    ['geschenkgutschein', { 3: { in: 'geschenkkarten' } }],
  ]),
  ...requests('hrm', 'de-de', [
    ['sakko blau', { 3: { in: 'sakkos', colour: 'blue' }, 1: { in: 'sakkos' } }],
    ['jackett', { 3: { in: 'sakkos' }, 1: { in: 'anzuege' } }],
    ['anzug slim fit', { 3: { in: 'komplettanzuege', says: /Slim Fit/ }, 1: { in: 'komplettanzuege' } }],
    ['krawatte', { 3: { in: 'krawatten' }, 1: { in: 'sets', isCombined: true } }],
    ['mantel wolle', { 3: { in: 'wollmaentel' }, 1: { in: 'maentel' } }],
    ['kapuzenpulli', { 3: { in: 'sweat', says: /kapuze/i }, 1: { in: 'sweat' } }],
    ['graue strickjacke', { 3: { in: 'strickjacken', colour: 'grey' }, 1: { in: 'strickjacken' } }],
    ['socken schwarz', { 3: { in: 'socken', colour: 'black' }, 1: { in: 'socken' } }],
    ['hemd haifischkragen', { 3: { in: 'hemden', says: /haifisch/i }, 1: { in: 'hemden' } }],
  ]),
  ...requests('eck', 'de-de', [
    ['kaschmir', CASHMERE],
    ['kaschmirpullover grau', { 3: { in: 'kaschmirpullover', colour: 'grey' }, 2: { in: 'kaschmirpullover' } }],
    ['rollkragenpulover', { 3: { in: 'rollkragen' }, 1: { in: 'pullover' } }],
  ]),
  ...requests('hgg', 'en-gb', [
    ['trousers 3XL', { 3: { in: 'hosen', size: '3XL' } }],
    ['big and tall shirts', SHIRTS],
    ['non iron shirt', EASY_IRON],
    ['shorts', SHORTS],
    ['sweater', JUMPERS],
    ['navy blazer', { 3: { in: 'sakkos', colour: 'blue' }, 1: { in: 'sakkos' } }],
  ]),
  ...requests('hrm', 'fr-fr', [
    ['chemise blanche', { 3: { in: 'hemden', colour: 'white' }, 1: { in: 'hemden' } }],
    ['pull bleu', { 3: { in: 'pullover', colour: 'blue' }, 1: { in: 'pullover' } }],
    ['baskets', TRAINERS],
    ['pantalon taille 52', { 3: { in: 'hosen', size: '52' }, 1: { in: 'hosen' } }],
  ]),
  ...requests('hgg', 'nl-nl', [
    ['overhemd strijkvrij', EASY_IRON],
    ['spijkerbroek', JEANS],
    ['winterjas', { 3: { in: ['steppjacken', 'parkas'] }, 2: { in: 'jacken' } }],
  ]),
  ...requests('hgg', 'cs-cz', [
    ['košile', SHIRTS],
    ['kalhoty 3XL', { 3: { in: 'hosen', size: '3XL' } }],
    ['rifle', JEANS],
  ]),
  ...requests('hgg', 'pl-pl', [
    ['biała koszula', { 3: { in: 'hemden', colour: 'white' }, 1: { in: 'hemden' } }],
    ['dżinsy', JEANS],
    ['kurtka zimowa', { 3: { in: ['steppjacken', 'parkas'] }, 2: { in: 'jacken' } }],
  ]),
  ...GRADED_NOUNS,
  ...GRADED_COMPOUNDS,
  ...GRADED_BRANDS,
]; // oxfmt-ignore
