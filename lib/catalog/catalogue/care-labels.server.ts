import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { CARE_CODES, type CareCode } from './care-codes';

type Row = readonly [de: string, en: string, cs: string, pl: string, nl: string, fr: string];

/**
 * Texts of the symbols, in the order of LANGUAGES. Server-only: a page receives only those it
 * shows.
 */
const LABELS: Readonly<Record<CareCode, Row>> = {
  wash30: ['Normalwaschgang 30 °C', 'Normal wash 30 °C', 'Běžné praní 30 °C', 'Pranie normalne 30 °C', 'Normale was 30 °C', 'Lavage normal 30 °C'],
  wash30mild: ['Pflegeleicht 30 °C', 'Mild wash 30 °C', 'Mírné praní 30 °C', 'Pranie łagodne 30 °C', 'Milde was 30 °C', 'Lavage modéré 30 °C'],
  wash30gentle: ['Feinwäsche 30 °C', 'Very mild wash 30 °C', 'Velmi mírné praní 30 °C', 'Pranie bardzo łagodne 30 °C', 'Zeer milde was 30 °C', 'Lavage très modéré 30 °C'],
  wash40: ['Normalwaschgang 40 °C', 'Normal wash 40 °C', 'Běžné praní 40 °C', 'Pranie normalne 40 °C', 'Normale was 40 °C', 'Lavage normal 40 °C'],
  wash40mild: ['Pflegeleicht 40 °C', 'Mild wash 40 °C', 'Mírné praní 40 °C', 'Pranie łagodne 40 °C', 'Milde was 40 °C', 'Lavage modéré 40 °C'],
  wash40gentle: ['Feinwäsche 40 °C', 'Very mild wash 40 °C', 'Velmi mírné praní 40 °C', 'Pranie bardzo łagodne 40 °C', 'Zeer milde was 40 °C', 'Lavage très modéré 40 °C'],
  wash50: ['Normalwaschgang 50 °C', 'Normal wash 50 °C', 'Běžné praní 50 °C', 'Pranie normalne 50 °C', 'Normale was 50 °C', 'Lavage normal 50 °C'],
  wash60: ['Normalwaschgang 60 °C', 'Normal wash 60 °C', 'Běžné praní 60 °C', 'Pranie normalne 60 °C', 'Normale was 60 °C', 'Lavage normal 60 °C'],
  wash60mild: ['Pflegeleicht 60 °C', 'Mild wash 60 °C', 'Mírné praní 60 °C', 'Pranie łagodne 60 °C', 'Milde was 60 °C', 'Lavage modéré 60 °C'],
  wash95: ['Kochwäsche 95 °C', 'Hot wash 95 °C', 'Praní 95 °C', 'Pranie 95 °C', 'Kookwas 95 °C', 'Lavage 95 °C'],
  handWash: ['Handwäsche', 'Hand wash', 'Ruční praní', 'Pranie ręczne', 'Handwas', 'Lavage à la main'],
  noWash: ['Nicht waschen', 'Do not wash', 'Neprat', 'Nie prać', 'Niet wassen', 'Ne pas laver'],
  bleach: ['Bleichen erlaubt', 'Bleaching allowed', 'Bělení povoleno', 'Można wybielać', 'Bleken toegestaan', 'Blanchiment autorisé'],
  bleachOxygen: ['Nur Sauerstoffbleiche', 'Oxygen bleach only', 'Bělit pouze kyslíkem', 'Wybielać tylko tlenem', 'Alleen zuurstofbleek', 'Blanchiment à l’oxygène uniquement'],
  noBleach: ['Nicht bleichen', 'Do not bleach', 'Nebělit', 'Nie wybielać', 'Niet bleken', 'Ne pas blanchir'],
  tumbleLow: ['Trockner, niedrige Temperatur', 'Tumble dry low', 'Sušička, nízká teplota', 'Suszarka, niska temperatura', 'Droogtrommel, lage temperatuur', 'Sèche-linge, basse température'],
  tumbleNormal: ['Trockner, normale Temperatur', 'Tumble dry normal', 'Sušička, běžná teplota', 'Suszarka, normalna temperatura', 'Droogtrommel, normale temperatuur', 'Sèche-linge, température normale'],
  noTumble: ['Nicht in den Trockner', 'Do not tumble dry', 'Nesušit v sušičce', 'Nie suszyć w suszarce', 'Niet in de droogtrommel', 'Pas de sèche-linge'],
  lineDry: ['Auf der Leine trocknen', 'Line dry', 'Sušit na šňůře', 'Suszyć na sznurze', 'Aan de lijn drogen', 'Sécher sur fil'],
  dripDry: ['Tropfnass aufhängen', 'Drip dry', 'Sušit odkapáním', 'Suszyć bez odwirowania', 'Druipnat ophangen', 'Sécher sur fil sans essorer'],
  flatDry: ['Liegend trocknen', 'Dry flat', 'Sušit vleže', 'Suszyć na płasko', 'Liggend drogen', 'Sécher à plat'],
  shadeDry: ['Im Schatten trocknen', 'Dry in the shade', 'Sušit ve stínu', 'Suszyć w cieniu', 'In de schaduw drogen', 'Sécher à l’ombre'],
  iron110: ['Bügeln bis 110 °C', 'Iron up to 110 °C', 'Žehlit do 110 °C', 'Prasować do 110 °C', 'Strijken tot 110 °C', 'Repassage jusqu’à 110 °C'],
  iron150: ['Bügeln bis 150 °C', 'Iron up to 150 °C', 'Žehlit do 150 °C', 'Prasować do 150 °C', 'Strijken tot 150 °C', 'Repassage jusqu’à 150 °C'],
  iron200: ['Bügeln bis 200 °C', 'Iron up to 200 °C', 'Žehlit do 200 °C', 'Prasować do 200 °C', 'Strijken tot 200 °C', 'Repassage jusqu’à 200 °C'],
  noIron: ['Nicht bügeln', 'Do not iron', 'Nežehlit', 'Nie prasować', 'Niet strijken', 'Ne pas repasser'],
  dryCleanP: ['Chemische Reinigung', 'Dry clean', 'Chemické čištění', 'Czyszczenie chemiczne', 'Chemisch reinigen', 'Nettoyage à sec'],
  dryCleanPmild: ['Chemische Reinigung, schonend', 'Dry clean, gentle', 'Chemické čištění, šetrné', 'Czyszczenie chemiczne, delikatne', 'Chemisch reinigen, mild', 'Nettoyage à sec, modéré'],
  dryCleanF: ['Reinigung mit Kohlenwasserstoffen', 'Dry clean in hydrocarbons', 'Čištění uhlovodíky', 'Czyszczenie węglowodorami', 'Reinigen met koolwaterstoffen', 'Nettoyage aux hydrocarbures'],
  noDryClean: ['Nicht chemisch reinigen', 'Do not dry clean', 'Nečistit chemicky', 'Nie czyścić chemicznie', 'Niet chemisch reinigen', 'Pas de nettoyage à sec'],
  wetClean: ['Nassreinigung', 'Professional wet clean', 'Profesionální mokré čištění', 'Czyszczenie wodne', 'Natreiniging', 'Nettoyage à l’eau professionnel'],
}; // oxfmt-ignore

/** Text of a care code in a language; English if there is no translation. */
export const careLabel = (code: CareCode, language: Language): string =>
  LABELS[code][LANGUAGES.indexOf(language)] ?? LABELS[code][1];

/** Care codes of an article with their texts, in the order of the symbols on a label. */
export const careInstructions = (codes: readonly CareCode[], language: Language) =>
  CARE_CODES.filter((code) => codes.includes(code)).map((code) => ({
    code,
    label: careLabel(code, language),
  }));
