/** Words for parts of a house, in the languages of the countries that are delivered to, for a pattern. */
export const PARTS_OF_HOUSE =
  'apartment|apartament|apt|app|appartement|aufgang|b[âa]t(?:iment)?|bldg|block|bo[iî]te|bte|building|bus|byt|' +
  'deur|door|eingang|entrance|esc(?:alera|alier)?|[ée]tage|flat|floor|gate|gescho(?:ss|ß)|haus|hinterhaus|' +
  'hinterhof|hof|huis|ingang|(?:keller)?raum|klatka|level|lgh|lokal|mieszkanie|patro|piętro|piso|room|' +
  'seitenflügel|ste|stiege|stock(?:werk)?|suite|top|tür|unit|vchod|verdieping|vorderhaus|whg|wing|wohnung|' +
  'zimmer|zugang';

/** Floors and sides that stand without a number: `12 hs`, `12 II`, `12 EG links`, for a pattern. */
export const FLOORS = 'm|hs|i{1,3}|iv|[edou]g|links|rechts';

const WORD = String.raw`(?:${PARTS_OF_HOUSE})(?![\p{L}\p{M}])\.?`;
/** With its own number or letter: `Flat 3`, `#4B`, `Bâtiment B`. */
const NUMBERED = String.raw`(?:${WORD}\s?#?|#\s?)(?:\d+[a-z]?|[a-z])(?![\p{L}\p{M}\d])`;
const AT_START = new RegExp(`^${NUMBERED}`, 'iu');
const WHOLE = new RegExp(`^(?:${WORD}|[edou]g)?$`, 'iu');
const AT_END = new RegExp(String.raw`^(.*)([\s,])${WORD}$`, 'iu');

/** Names a street for sure, in most countries that are delivered to. */
const STREET_NAME =
  /(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|straat|laan|plein)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:street|road|lane|avenue|rue|chemin|boulevard|via|viale|calle|avenida|rua|ulic[ae]|ul\.)(?![\p{L}\p{M}])/iu;

/** Words after which a street’s name continues: `Weg zum Hof 3` is not a yard of a street `Weg`. */
const NAME_GOES_ON =
  /(?<![\p{L}\p{M}])(?:am|beim|zum|zur|vom|de[rmns]?|die|van|het|te[nr]|du|la|les?|del|della|d[ao]s?|el|l[ao]s|of|the)$/iu;

/** Whether a part of a line names a street, with its number or without. */
export const isStreet = (part: string): boolean => STREET_NAME.test(part);

/** Whether a part of a line names a street, without a number. */
export const isStreetWithoutNumber = (part: string): boolean => isStreet(part) && !/\d/.test(part);

/** A line without the part of a house before the street: `Flat 3 12 High Street` is `12 High Street`. */
export const withoutPartOfHouse = (line: string): string => line.replace(AT_START, '').trim();

/** Whether a line names a part of a house and nothing else, with its number or without. */
export const isPartOfHouse = (line: string): boolean => WHOLE.test(withoutPartOfHouse(line));

/** Whether a street ends in a part of its house, so that a number behind it is that of the part. */
export function endsInPartOfHouse(line: string): boolean {
  const [, street = '', separator] = AT_END.exec(line) ?? [];
  return separator === ',' || (isStreetWithoutNumber(street) && !NAME_GOES_ON.test(street));
}
