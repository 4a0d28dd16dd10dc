import { readFileSync } from 'node:fs';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { importedArticle } from './import-article.server';

withEnvironment();

const [shirt = {}, belt = {}] = readFileSync('docs/catalogue-example.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Record<string, unknown> => JSON.parse(line));

const { fibres: _fibres, ...ofNothing } = shirt;

const MAKER = {
  name: 'Nordhaus GmbH',
  address: 'Musterstraße 12, 20095 Hamburg, Deutschland',
  country: 'DE',
  email: 'sicherheit@nordhaus.example',
};

/** Paths and reasons of what is wrong with an article. */
const faultsOf = (article: object) =>
  (importedArticle.safeParse(article).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test('a shirt with its fibres and a belt with its responsible person are imported', () => {
  expect([faultsOf(shirt), faultsOf(belt)]).toEqual([[], []]);
});

test.each([
  [
    'a manufacturer outside of the Union alone',
    { ...belt, responsiblePerson: undefined },
    'responsiblePerson is missing, although the manufacturer is outside of the Union',
  ],
  [
    'a responsible person outside of the Union',
    { ...belt, responsiblePerson: belt['manufacturer'] },
    'responsiblePerson.country is not in the European Union',
  ],
  [
    'neither fibres nor a material',
    ofNothing,
    'fibres is missing, and so is a material of what has no textile fibres',
  ],
  [
    'the name of a breed',
    { ...shirt, fibres: { merino: 100 } },
    'fibres has no name of Regulation (EU) 1007/2011: merino',
  ],
  [
    'fibres of 99 percent',
    { ...shirt, fibres: { cotton: 96, elastane: 3 } },
    'fibres does not add up to 100 percent',
  ],
  [
    'a fibre of less than nothing',
    { ...shirt, fibres: { cotton: 103, elastane: -3 } },
    'fibres does not add up to 100 percent',
  ],
  [
    'a lining of 99 percent',
    { ...shirt, lining: { polyester: 99 } },
    'lining does not add up to 100 percent',
  ],
  [
    'a manufacturer without an electronic address',
    { ...shirt, manufacturer: { ...MAKER, email: undefined } },
    'manufacturer.email is missing, and so is a contact page',
  ],
  [
    'a home page instead of a contact page',
    {
      ...shirt,
      manufacturer: { ...MAKER, email: undefined, contactPage: 'https://nordhaus.example' },
    },
    'manufacturer.contactPage is a home page, which is no electronic address: a contact page is needed',
  ],
  [
    'a warning that is not in every language of the article',
    { ...belt, warnings: { de: 'Von Feuer fernhalten.', pl: 'Trzymać z dala od ognia.' } },
    'warnings is missing in cs, in which the article is sold',
  ],
  [
    'a share that is no number',
    { ...shirt, fibres: ['cotton'] },
    'fibres does not add up to 100 percent',
  ],
])('%s is rejected with the reason', (_, article, fault) => {
  expect(faultsOf(article)).toEqual([fault]);
});

test('a contact page, linings and warnings in all languages of the article are imported', () => {
  const manufacturer = {
    ...MAKER,
    email: undefined,
    contactPage: 'https://nordhaus.example/kontakt',
  };
  const warnings = { de: 'Warnung', en: 'Warning', fr: 'Avertissement' };
  const given = { lining: { polyester: 100 }, filling: { polyester: 100 }, warnings };
  expect(faultsOf({ ...shirt, ...given, manufacturer })).toEqual([]);
});

test('a list of fibres from a spreadsheet is read', () => {
  const { data } = importedArticle.safeParse({ ...shirt, fibres: ['cotton:97', 'elastane:3'] });
  expect(data?.fibres).toEqual({ cotton: 97, elastane: 3 });
});

test.each([
  ['title', 'de', 'Nachhaltiges Leinenhemd'],
  ['description', 'en', 'A shirt of linen. Eco-friendly for years.'],
  ['fit', 'fr', 'Coupe droite et écologique.'],
  ['material', 'nl', 'Duurzame wol'],
] as const)(
  'a %s in %s with a bare environmental claim is refused, and one with its figure is not',
  (field, language, claim) => {
    const withText = (text: string) => ({
      ...shirt,
      [field]: { ...Object(shirt[field]), [language]: text },
    });
    expect(faultsOf(withText(claim))).toEqual([
      expect.stringMatching(`^${field}.${language} makes an environmental claim`),
    ]);
    expect(faultsOf(withText(`${claim.replace(/\.$/, '')}: 100 % GOTS`))).toEqual([]);
  },
);
