import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { slugOf } from '@/lib/catalog/catalogue/slug';
import { CATEGORIES, categoryPath } from '@/demo/words/categories';
import { compositionOf, FABRIC_WORDS } from '@/demo/words/fabric-texts';
import { combinationTitle } from '@/demo/words/combination-texts';
import { NOUNS } from '@/demo/words/nouns';
import { SHADES } from '@/demo/words/shades';
import { titleOf, type Titled } from '@/demo/words/title';

const plain: Titled = {
  noun: 'oxfordShirt',
  pattern: 'plain',
  feature: null,
  modelName: null,
  fit: null,
};
const titles = (titled: Partial<Titled>) =>
  LANGUAGES.map((language) => titleOf({ ...plain, ...titled }, language));

describe('a title', () => {
  test('agrees with a noun of each gender', () => {
    expect(titles({ pattern: 'check', feature: 'button-down' })).toEqual([
      'Kariertes Oxfordhemd mit Button-down-Kragen',
      'Checked Oxford shirt with button-down collar',
      'Kostkovaná oxfordská košile s límcem button-down',
      'Koszula oksfordzka w kratę z kołnierzykiem button-down',
      'Geruit Oxford-overhemd met button-downkraag',
      'Chemise oxford à carreaux, col boutonné',
    ]);
    expect(titles({ noun: 'jumper', pattern: 'melange' })).toEqual([
      'Melierter Strickpullover aus Merinowolle',
      'Marled knitted jumper in merino wool',
      'Melírovaný pletený svetr z merino vlny',
      'Sweter melanżowy z wełny merynosów',
      'Gemêleerde gebreide trui van merinowol',
      'Pull en maille chiné en laine mérinos',
    ]);
    expect(titles({ noun: 'socks', pattern: 'melange' })).toEqual([
      'Melierte Socken',
      'Marled socks',
      'Melírované ponožky',
      'Skarpetki melanżowe',
      'Gemêleerde sokken',
      'Chaussettes chinées',
    ]);
    expect(titles({ noun: 'sweatshirt', pattern: 'melange' })[3]).toBe('Bluza melanżowa z bawełny');
    expect(titles({ noun: 'waistcoat', pattern: 'pinstripe' })[0]).toBe(
      'Gestreifte Weste aus Schurwolle',
    );
  });

  test('names cut, model and cloth in the order of each language', () => {
    expect(titles({ noun: 'chinos', modelName: 'Larsen', fit: 'slim' })).toEqual([
      'Slim-Fit-Chino Larsen aus Baumwolltwill',
      'Slim-fit chinos Larsen in cotton twill',
      'Chino kalhoty slim fit Larsen z bavlněného kepru',
      'Chinosy slim fit Larsen z bawełnianego diagonalu',
      'Slim-fit chino Larsen van katoenen keper',
      'Chino slim fit Larsen en sergé de coton',
    ]);
    expect(titles({ noun: 'businessShirt', pattern: 'stripe', feature: 'kent' })[5]).toBe(
      'Chemise de ville à rayures en popeline, col classique',
    );
  });

  test('of a set names its parts and their colours', () => {
    const [white] = SHADES.white;
    const [navy] = SHADES.blue;
    if (!white || !navy) throw new Error('no shades');
    const colours = [white.name, navy.name, white.name];
    expect(LANGUAGES.map((language) => combinationTitle('shirtAndTie', colours, language))).toEqual(
      [
        'Set aus Hemd und Krawatte: Weiß, Marine',
        'Shirt and tie set: white, navy',
        'Sada košile a kravaty: bílá, námořnická modrá',
        'Zestaw koszuli i krawata: biały, granatowy',
        'Set van overhemd en stropdas: wit, marineblauw',
        'Ensemble chemise et cravate\u00a0: blanc, marine',
      ],
    );
  });

  test('starts with a capital and has neither gaps nor loose ends', () => {
    const patterns = ['plain', 'stripe', 'tartan', 'dots', 'melange'] as const;
    // Keys of that very object.
    for (const noun of Object.keys(NOUNS) as (keyof typeof NOUNS)[])
      for (const pattern of patterns)
        for (const title of titles({ noun, pattern })) {
          expect(title).toMatch(/^\p{Lu}/u);
          expect(title).not.toMatch(/ {2}|-( |$)|undefined|^ | $/);
        }
  });
});

test('every noun has a gender in the five languages that have genders', () => {
  for (const { genders } of Object.values(NOUNS)) {
    expect(genders).toHaveLength(5);
    for (const gender of genders) expect(['m', 'f', 'n', 'p', 'mp', 'fp']).toContain(gender);
  }
});

test('shades have codes, and their own names in every language', () => {
  const shades = Object.values(SHADES).flat();
  expect(new Set(shades.map(({ code }) => code)).size).toBe(shades.length);
  for (const { code } of shades) expect(code).toMatch(/^\d{3}$/);
  const names = (language: Language) => shades.map(({ name }) => name[language]);
  for (const language of LANGUAGES) expect(new Set(names(language)).size).toBe(shades.length);
});

test('fibres add up to 100 percent, formatted for the language', () => {
  for (const { fibres } of Object.values(FABRIC_WORDS))
    expect(fibres.reduce((sum, [percent]) => sum + percent, 0)).toBe(100);
  expect(compositionOf('poplin', 'de')).toBe('97\u00a0% Baumwolle, 3\u00a0% Elasthan');
  expect(compositionOf('poplin', 'en')).toBe('97% cotton, 3% elastane');
});

test('every category leads up to one without a parent', () => {
  for (const { key } of CATEGORIES) expect(categoryPath(key)[0]?.parent).toBeNull();
  expect(categoryPath('leinenhemden').map(({ key }) => key)).toEqual([
    'bekleidung',
    'hemden',
    'leinenhemden',
  ]);
});

test('a slug is lower case and without accents in any language', () => {
  expect(slugOf('Weißes Hemd, Größe „XL“')).toBe('weisses-hemd-groesse-xl');
  expect(slugOf('Košile s límcem')).toBe('kosile-s-limcem');
  expect(slugOf('Płaszcz w jodełkę')).toBe('plaszcz-w-jodelke');
  expect(slugOf('Écharpe à carreaux')).toBe('echarpe-a-carreaux');
});
