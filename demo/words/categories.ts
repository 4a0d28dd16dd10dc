import { inSix, type InSix, type Row } from './in-six';

export interface Category {
  /** Stable key; the node of the category refers to it by `pimSlug`. */
  key: string;
  parent: string | null;
  title: InSix;
}

const LINES = [
  ['bekleidung', null, ['Bekleidung', 'Clothing', 'Oblečení', 'Odzież', 'Kleding', 'Vêtements']],
  ['hemden', 'bekleidung', ['Hemden', 'Shirts', 'Košile', 'Koszule', 'Overhemden', 'Chemises']],
  ['businesshemden', 'hemden', ['Businesshemden', 'Business shirts', 'Společenské košile', 'Koszule biznesowe', 'Zakelijke overhemden', 'Chemises de ville']],
  ['buegelleichte-hemden', 'businesshemden', ['Bügelleichte Hemden', 'Easy-iron shirts', 'Nemačkavé košile', 'Koszule łatwe w prasowaniu', 'Strijkarme overhemden', 'Chemises faciles à repasser']],
  ['freizeithemden', 'hemden', ['Freizeithemden', 'Casual shirts', 'Volnočasové košile', 'Koszule casualowe', 'Vrijetijdsoverhemden', 'Chemises décontractées']],
  ['oxfordhemden', 'freizeithemden', ['Oxfordhemden', 'Oxford shirts', 'Košile oxford', 'Koszule oksfordzkie', 'Oxford-overhemden', 'Chemises oxford']],
  ['flanellhemden', 'freizeithemden', ['Flanellhemden', 'Flannel shirts', 'Flanelové košile', 'Koszule flanelowe', 'Flanellen overhemden', 'Chemises en flanelle']],
  ['leinenhemden', 'hemden', ['Leinenhemden', 'Linen shirts', 'Lněné košile', 'Koszule lniane', 'Linnen overhemden', 'Chemises en lin']],
  ['shirts', 'bekleidung', ['Shirts', 'T-shirts and polos', 'Trička a polokošile', 'T-shirty i koszulki polo', 'Shirts', 'T-shirts et polos']],
  ['poloshirts', 'shirts', ['Poloshirts', 'Polo shirts', 'Polokošile', 'Koszulki polo', 'Polo’s', 'Polos']],
  ['t-shirts', 'shirts', ['T-Shirts', 'T-shirts', 'Trička', 'T-shirty', 'T-shirts', 'T-shirts']],
  ['strick', 'bekleidung', ['Strick', 'Knitwear', 'Pleteniny', 'Dzianiny', 'Truien en vesten', 'Maille']],
  ['pullover', 'strick', ['Pullover', 'Jumpers', 'Svetry', 'Swetry', 'Truien', 'Pulls']],
  ['merinopullover', 'pullover', ['Merinopullover', 'Merino jumpers', 'Merino svetry', 'Swetry z merynosów', 'Merino truien', 'Pulls en mérinos']],
  ['rollkragen', 'pullover', ['Rollkragenpullover', 'Roll necks', 'Roláky', 'Golfy', 'Coltruien', 'Cols roulés']],
  ['kaschmirpullover', 'pullover', ['Kaschmirpullover', 'Cashmere jumpers', 'Kašmírové svetry', 'Swetry z kaszmiru', 'Kasjmier truien', 'Pulls en cachemire']],
  ['strickjacken', 'strick', ['Strickjacken', 'Cardigans', 'Kardigany', 'Kardigany', 'Vesten', 'Cardigans']],
  ['sweat', 'bekleidung', ['Sweat', 'Sweatshirts', 'Mikiny', 'Bluzy', 'Sweaters', 'Sweat-shirts']],
  ['anzuege', 'bekleidung', ['Anzüge und Sakkos', 'Suits and blazers', 'Obleky a saka', 'Garnitury i marynarki', 'Pakken en colberts', 'Costumes et vestes']],
  ['sakkos', 'anzuege', ['Sakkos', 'Blazers', 'Saka', 'Marynarki', 'Colberts', 'Vestes']],
  ['komplettanzuege', 'anzuege', ['Anzüge', 'Suits', 'Obleky', 'Garnitury', 'Pakken', 'Costumes']],
  ['westen', 'anzuege', ['Westen', 'Waistcoats', 'Vesty', 'Kamizelki', 'Gilets', 'Gilets']],
  ['jacken', 'bekleidung', ['Jacken und Mäntel', 'Jackets and coats', 'Bundy a kabáty', 'Kurtki i płaszcze', 'Jassen', 'Vestes et manteaux']],
  ['maentel', 'jacken', ['Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Overjassen', 'Manteaux']],
  ['wollmaentel', 'maentel', ['Wollmäntel', 'Wool coats', 'Vlněné kabáty', 'Płaszcze wełniane', 'Wollen overjassen', 'Manteaux en laine']],
  ['kaschmirmaentel', 'maentel', ['Kaschmirmäntel', 'Cashmere coats', 'Kašmírové kabáty', 'Płaszcze kaszmirowe', 'Kasjmieren overjassen', 'Manteaux en cachemire']],
  ['steppjacken', 'jacken', ['Steppjacken', 'Quilted jackets', 'Prošívané bundy', 'Kurtki pikowane', 'Gewatteerde jassen', 'Vestes matelassées']],
  ['parkas-blousons', 'jacken', ['Parkas und Blousons', 'Parkas and bombers', 'Parky a bombery', 'Parki i bombery', 'Parka’s en bomberjacks', 'Parkas et blousons']],
  ['parkas', 'parkas-blousons', ['Parkas', 'Parkas', 'Parky', 'Parki', 'Parka’s', 'Parkas']],
  ['blousons', 'parkas-blousons', ['Blousons', 'Bombers', 'Bombery', 'Bombery', 'Bomberjacks', 'Blousons']],
  ['hosen', 'bekleidung', ['Hosen', 'Trousers', 'Kalhoty', 'Spodnie', 'Broeken', 'Pantalons']],
  ['jeans', 'hosen', ['Jeans', 'Jeans', 'Džíny', 'Jeansy', 'Jeans', 'Jeans']],
  ['chinos', 'hosen', ['Chinos', 'Chinos', 'Chino kalhoty', 'Chinosy', 'Chino’s', 'Chinos']],
  ['cordhosen', 'chinos', ['Cordhosen', 'Corduroys', 'Manšestrové kalhoty', 'Spodnie sztruksowe', 'Corduroybroeken', 'Pantalons en velours']],
  ['kurze-hosen', 'hosen', ['Kurze Hosen', 'Shorts', 'Šortky', 'Szorty', 'Korte broeken', 'Bermudas']],
  ['jogginghosen', 'hosen', ['Jogginghosen', 'Joggers', 'Tepláky', 'Spodnie dresowe', 'Joggingbroeken', 'Pantalons de jogging']],
  ['waesche', null, ['Wäsche', 'Underwear', 'Prádlo', 'Bielizna', 'Ondergoed', 'Sous-vêtements']],
  ['unterwaesche', 'waesche', ['Unterwäsche', 'Boxers and briefs', 'Spodní prádlo', 'Bielizna osobista', 'Boxers', 'Boxers']],
  ['nachtwaesche', 'waesche', ['Nachtwäsche', 'Nightwear', 'Noční prádlo', 'Bielizna nocna', 'Nachtkleding', 'Vêtements de nuit']],
  ['socken', 'waesche', ['Socken', 'Socks', 'Ponožky', 'Skarpetki', 'Sokken', 'Chaussettes']],
  ['bademode', 'waesche', ['Bademode', 'Swimwear', 'Plavky', 'Moda plażowa', 'Badmode', 'Maillots de bain']],
  ['schuhe', null, ['Schuhe', 'Shoes', 'Obuv', 'Buty', 'Schoenen', 'Chaussures']],
  ['sneaker', 'schuhe', ['Sneaker', 'Trainers', 'Tenisky', 'Sneakersy', 'Sneakers', 'Baskets']],
  ['schnuerschuhe', 'schuhe', ['Schnürschuhe', 'Lace-up shoes', 'Šněrovací boty', 'Buty sznurowane', 'Veterschoenen', 'Chaussures à lacets']],
  ['accessoires', null, ['Accessoires', 'Accessories', 'Doplňky', 'Akcesoria', 'Accessoires', 'Accessoires']],
  ['guertel', 'accessoires', ['Gürtel', 'Belts', 'Opasky', 'Paski', 'Riemen', 'Ceintures']],
  ['krawatten', 'accessoires', ['Krawatten', 'Ties', 'Kravaty', 'Krawaty', 'Stropdassen', 'Cravates']],
  ['schals', 'accessoires', ['Schals', 'Scarves', 'Šály', 'Szaliki', 'Sjaals', 'Écharpes']],
  ['muetzen', 'accessoires', ['Mützen und Caps', 'Hats and caps', 'Čepice a kšiltovky', 'Czapki', 'Petten en mutsen', 'Bonnets et casquettes']],
  ['outfits', null, ['Outfits', 'Outfits', 'Outfity', 'Stylizacje', 'Outfits', 'Tenues']],
  ['sets', 'outfits', ['Sets', 'Sets', 'Sady', 'Zestawy', 'Sets', 'Ensembles']],
  ['geschenkkarten', null, ['Geschenkkarten', 'Gift cards', 'Dárkové karty', 'Karty podarunkowe', 'Cadeaukaarten', 'Cartes cadeaux']],
] as const satisfies readonly (readonly [string, string | null, Row])[]; // oxfmt-ignore
export type CategoryKey = (typeof LINES)[number][0];

export const CATEGORIES: readonly Category[] = LINES.map(([key, parent, title]) => ({
  key,
  parent,
  title: inSix(title),
}));

const byKey = new Map(CATEGORIES.map((category) => [category.key, category]));

/** Categories from the top level down to this one. */
export function categoryPath(key: string): Category[] {
  const category = byKey.get(key);
  if (!category) throw new Error(`no category ${key}`);
  return category.parent ? [...categoryPath(category.parent), category] : [category];
}
