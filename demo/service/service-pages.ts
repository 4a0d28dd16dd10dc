import type { SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import { contactBlocks } from './contact';
import { deliveryBlocks } from './delivery';
import { returnsBlocks } from './returns';
import type { DemoShop } from '@/demo/demo-shops';
import { servicePage } from './service-node';
import { sizeBlocks } from './sizes';

const delivery = {
  key: 'lieferung',
  sort: 40,
  blocks: deliveryBlocks,
  name: inSix('Lieferung', 'Delivery', 'Doručení', 'Dostawa', 'Bezorging', 'Livraison'),
  description: inSix(
    'Lieferzeiten und Versandkosten in zehn Ländern.',
    'Delivery times and costs in ten countries.',
    'Doba a cena doručení v deseti zemích.',
    'Terminy i koszty dostawy w dziesięciu krajach.',
    'Levertijden en verzendkosten in tien landen.',
    'Délais et frais de livraison dans dix pays.',
  ),
};

const returns = {
  key: 'rueckgabe',
  sort: 50,
  blocks: returnsBlocks,
  name: inSix('Rückgabe', 'Returns', 'Vrácení', 'Zwroty', 'Retourneren', 'Retours'),
  description: inSix(
    'Dreißig Tage Rückgabe: so schicken Sie etwas zurück.',
    'Thirty days to return: how to send something back.',
    'Třicet dnů na vrácení: jak poslat zboží zpět.',
    'Trzydzieści dni na zwrot: jak odesłać rzecz.',
    'Dertig dagen retour: zo stuur je iets terug.',
    'Trente jours pour rendre : comment renvoyer un article.',
  ),
};

const contact = {
  key: 'kontakt',
  sort: 60,
  blocks: contactBlocks,
  name: inSix('Kontakt', 'Contact', 'Kontakt', 'Kontakt', 'Contact', 'Contact'),
  description: inSix(
    'Telefon, Öffnungszeiten und Anfahrt.',
    'Telephone, opening hours and how to find us.',
    'Telefon, otevírací doba a kudy k nám.',
    'Telefon, godziny otwarcia i dojazd.',
    'Telefoon, openingstijden en route.',
    'Téléphone, horaires et accès.',
  ),
};

const sizes = {
  key: 'groessenberatung',
  sort: 30,
  blocks: sizeBlocks,
  name: inSix(
    'Größenberatung',
    'Size guide',
    'Velikosti',
    'Rozmiary',
    'Maatadvies',
    'Guide des tailles',
  ),
  description: inSix(
    'Drei Maße, eine Tabelle: so finden Sie Ihre Größe.',
    'Three measurements, one table: find your size.',
    'Tři míry, jedna tabulka: najděte svou velikost.',
    'Trzy wymiary, jedna tabela: dobór rozmiaru.',
    'Drie maten, één tabel: zo vind je je maat.',
    'Trois mesures, un tableau : trouvez votre taille.',
  ),
};

/** Delivery, returns and contact of a shop, and size advice if it has no size guide of its own. */
export function servicePages(shop: DemoShop): SeedEntry[] {
  const pages = [delivery, returns, contact, ...(shop === 'hgg' ? [] : [sizes])];
  return pages.flatMap((one) => servicePage({ shop, ...one }));
}

/** Nodes of the order page and the service pages, as listed in the footer. */
export const serviceNodes = (shop: DemoShop): string[] =>
  ['checkout-order', 'lieferung', 'rueckgabe', 'groessenberatung', 'kontakt'].map(
    (key) => `${shop}-node-${key}`,
  );
