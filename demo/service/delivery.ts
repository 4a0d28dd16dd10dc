import { accordion } from '@/cms-schema/content-types/accordion';
import { accordionItem } from '@/cms-schema/content-types/parts';
import { table, tableColumn } from '@/cms-schema/content-types/table';
import { textBox } from '@/cms-schema/content-types/text-box';
import { deliveryDays, freeDeliveryParagraph } from '@/demo/free-delivery';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';
import { eachLanguage } from '@/demo/words/in-six';
import { countryName } from '@/lib/shop/i18n/country-name';
import type { Language } from '@/lib/shop/page-context/locale';
import type { DemoShop } from '@/demo/demo-shops';
import { projects } from '@/lib/shop/project/projects';

const WAYS = {
  hgg: paragraphInSix(
    'Ihr Paket kommt mit der Post, auf Wunsch in den Paketshop oder zu den Nachbarn. Große Größen sind schwer: Wir tragen sie gern bis an die Tür.',
    'Your parcel comes by post, or to a parcel shop or your neighbours if you prefer. Large sizes are heavy: we gladly carry them to your door.',
    'Balík doručí pošta, na přání na výdejní místo nebo k sousedům. Nadměrné velikosti něco váží: rádi je doneseme až ke dveřím.',
    'Paczkę dostarcza poczta, na życzenie do punktu odbioru lub sąsiadów. Duże rozmiary swoje ważą: chętnie doniesiemy je pod drzwi.',
    'Je pakket komt per post, of als je wilt naar een afhaalpunt of de buren. Grote maten wegen wat: wij dragen ze graag tot aan de deur.',
    'Votre colis arrive par la poste, en point relais ou chez les voisins si vous préférez. Les grandes tailles pèsent : nous les portons volontiers jusqu’à la porte.',
  ),
  hrm: paragraphInSix(
    'Was bis 14 Uhr bestellt ist, verlässt das Haus am selben Tag. Anzüge und Mäntel reisen hängend.',
    'What is ordered by 2 pm leaves the house the same day. Suits and coats travel on a hanger.',
    'Co objednáte do 14 hodin, odchází z domu týž den. Obleky a kabáty cestují na ramínku.',
    'Zamówienia złożone do godziny 14 wychodzą tego samego dnia. Garnitury i płaszcze podróżują na wieszaku.',
    'Wat voor 14 uur is besteld, verlaat het huis dezelfde dag. Pakken en jassen reizen hangend.',
    'Toute commande passée avant 14 h part le jour même. Costumes et manteaux voyagent suspendus.',
  ),
  eck: paragraphInSix(
    'Im Karton, in Seidenpapier, mit Unterschrift. Den Tag bestimmen Sie.',
    'In a box, in tissue paper, on signature. You choose the day.',
    'V krabici, v hedvábném papíru, proti podpisu. Den určíte vy.',
    'W pudełku, w bibule, za podpisem. Dzień wybierają Państwo.',
    'In een doos, in zijdepapier, tegen handtekening. Jij kiest de dag.',
    'En boîte, dans un papier de soie, contre signature. Le jour, c’est vous qui le choisissez.',
  ),
} satisfies Record<DemoShop, unknown>;

const REST_OF_UNION = inSix(
  'Andere Länder der EU',
  'Other countries of the EU',
  'Ostatní země EU',
  'Pozostałe kraje UE',
  'Andere landen van de EU',
  'Autres pays de l’UE',
);

/** Countries of a shop that have a row of their own; those of the EU share the time of `FR`. */
function countriesOf(shop: DemoShop): string[] {
  const { deliveryCountries } = projects[shop];
  const own = ['DE', 'AT', 'CH', 'FR', 'GB', 'NO', 'US', 'CA'];
  return own.filter((code) => deliveryCountries.includes(code));
}

const rowName = (code: string, language: Language): string =>
  code === 'FR' ? REST_OF_UNION[language] : countryName(code, language);

const times = (shop: DemoShop) =>
  entry(table, `${shop}-delivery-times`, {
    title: `${shop.toUpperCase()} Lieferung: Zeiten`,
    headline: inSix(
      'Wie lange es dauert',
      'How long it takes',
      'Jak dlouho to trvá',
      'Ile to trwa',
      'Hoe lang het duurt',
      'Combien de temps',
    ),
    padding: 'large',
    columns: [
      part(tableColumn, {
        headline: inSix('Land', 'Country', 'Země', 'Kraj', 'Land', 'Pays'),
        cells: eachLanguage((language) => countriesOf(shop).map((code) => rowName(code, language))),
      }),
      part(tableColumn, {
        headline: inSix(
          'Werktage',
          'Working days',
          'Pracovní dny',
          'Dni robocze',
          'Werkdagen',
          'Jours ouvrés',
        ),
        cells: { de: countriesOf(shop).map(deliveryDays) },
      }),
    ],
  });

const questions = (shop: DemoShop) =>
  entry(accordion, `${shop}-delivery-questions`, {
    title: `${shop.toUpperCase()} Lieferung: Fragen`,
    headline: inSix(
      'Gut zu wissen',
      'Good to know',
      'Dobré vědět',
      'Warto wiedzieć',
      'Goed om te weten',
      'Bon à savoir',
    ),
    items: [
      part(accordionItem, {
        headline: inSix(
          'Was kostet die Lieferung?',
          'What does delivery cost?',
          'Kolik stojí doručení?',
          'Ile kosztuje dostawa?',
          'Wat kost de bezorging?',
          'Combien coûte la livraison ?',
        ),
        text: freeDeliveryParagraph(
          'Innerhalb Deutschlands ab {amount} nichts. Darunter und für andere Länder steht der Preis im Warenkorb, bevor Sie bestellen.',
          'Within Germany, nothing from {amount}. Below that and for other countries the price stands in your basket before you order.',
          'V rámci Německa od {amount} nic. U menších nákupů a ostatních zemí uvidíte cenu v košíku ještě před objednáním.',
          'Na terenie Niemiec od {amount} nic. Poniżej tej kwoty i dla innych krajów cena widnieje w koszyku przed złożeniem zamówienia.',
          'Binnen Duitsland vanaf {amount} niets. Daaronder en voor andere landen staat de prijs in je winkelmand voordat je bestelt.',
          'En Allemagne, rien dès {amount}. En dessous et pour les autres pays, le prix figure dans votre panier avant la commande.',
        ),
      }),
      part(accordionItem, {
        headline: inSix(
          'Wo ist mein Paket?',
          'Where is my parcel?',
          'Kde je můj balík?',
          'Gdzie jest moja paczka?',
          'Waar is mijn pakket?',
          'Où est mon colis ?',
        ),
        text: paragraphInSix(
          'Sobald es das Lager verlässt, erhalten Sie die Sendungsnummer per E-Mail.',
          'As soon as it leaves the warehouse, we email you the tracking number.',
          'Jakmile opustí sklad, pošleme vám číslo zásilky e-mailem.',
          'Gdy tylko opuści magazyn, wyślemy numer przesyłki e-mailem.',
          'Zodra het ons magazijn verlaat, krijg je het trackingnummer per e-mail.',
          'Dès qu’il quitte l’entrepôt, vous recevez le numéro de suivi par e-mail.',
        ),
      }),
      part(accordionItem, {
        headline: inSix(
          'Kann ich im Haus abholen?',
          'Can I collect in the store?',
          'Mohu si zboží vyzvednout v obchodě?',
          'Czy mogę odebrać w salonie?',
          'Kan ik in de winkel afhalen?',
          'Puis-je retirer en magasin ?',
        ),
        text: paragraphInSix(
          'Ja. Reservieren Sie das Stück: Es liegt zwei Tage lang mit Ihrem Namen an der Kasse bereit.',
          'Yes. Reserve the piece: it waits at the desk under your name for two days.',
          'Ano. Kus si rezervujte: dva dny na vás počká u pokladny pod vaším jménem.',
          'Tak. Prosimy zarezerwować: rzecz czeka dwa dni przy kasie na Państwa nazwisko.',
          'Ja. Reserveer het stuk: het ligt twee dagen op jouw naam klaar bij de kassa.',
          'Oui. Réservez la pièce : elle vous attend deux jours à la caisse, à votre nom.',
        ),
      }),
    ],
  });

/** How parcels are shipped, delivery times, and frequent questions. */
export const deliveryBlocks = (
  shop: DemoShop,
  name: ReturnType<typeof inSix<string>>,
): SeedEntry[] => [
  entry(textBox, `${shop}-delivery-text`, {
    title: `${shop.toUpperCase()} Lieferung: Text`,
    headline: name,
    body: WAYS[shop],
  }),
  times(shop),
  questions(shop),
];
