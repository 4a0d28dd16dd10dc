import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { eachLanguage, inSix, type InSix, type Row } from './in-six';

/** A page, and the searches that look for it and for no article. */
export interface ServicePageWords {
  /** Node or path, as redirect rules take it. */
  target: string;
  /** The first of a language is also suggested. */
  words: InSix<readonly string[]>;
}

type Line = readonly [page: string, words: Row];

/** Pages that every shop has. Words are separated by `|`. */
const PAGES: readonly Line[] = [
  ['rueckgabe', ['rückgabe|rücksendung|retoure|retouren|umtausch|rückversand|zurückschicken|retourenschein|reklamation|geld zurück', 'returns|return|return policy|refund|refunds|exchange|send back|returns and refunds', 'vrácení zboží|vrácení|reklamace|výměna|výměna zboží|vrácení peněz', 'zwroty|zwrot|zwrot towaru|reklamacja|wymiana|zwrot pieniędzy|jak zwrócić', 'retourneren|retour|retouren|terugsturen|ruilen|omruilen|geld terug', 'retours|retour|retourner|remboursement|échange|renvoi|politique de retour']],
  ['lieferung', ['versand|lieferung|versandkosten|lieferzeit|lieferzeiten|versandkostenfrei|sendungsverfolgung|porto|zustellung|express|paketverfolgung|wo ist mein paket', 'delivery|shipping|delivery costs|shipping costs|postage|delivery time|tracking|track my order|free delivery|free shipping', 'doprava|doručení|cena dopravy|poštovné|sledování zásilky|dodání|doba doručení', 'dostawa|wysyłka|koszt dostawy|koszty dostawy|czas dostawy|śledzenie przesyłki|darmowa dostawa', 'bezorging|verzending|verzendkosten|levering|levertijd|gratis verzending|track and trace', 'livraison|frais de livraison|frais de port|délai de livraison|expédition|suivi de colis|livraison gratuite']],
  ['groessenberatung', ['größentabelle|größenberatung|größentabellen|größen|maßtabelle|größenrechner|größe finden|welche größe|maße', 'size guide|size chart|size table|sizes|sizing|size help|measurements', 'tabulka velikostí|velikosti|jak vybrat velikost|velikostní tabulka|míry', 'tabela rozmiarów|rozmiary|rozmiarówka|jaki rozmiar|wymiary', 'maattabel|maatadvies|maten|welke maat|maattabellen', 'guide des tailles|tableau des tailles|tailles|quelle taille|mesures']],
  ['kontakt', ['öffnungszeiten|kontakt|kundenservice|kundendienst|telefon|telefonnummer|hotline|filiale|filialen|filialfinder|geschäft|laden|adresse|anfahrt|hilfe|ansprechpartner', 'opening hours|contact|contact us|customer service|phone|phone number|telephone|store finder|stores|address|help|opening times', 'otevírací doba|kontakt|zákaznický servis|telefon|prodejny|prodejna|adresa|pomoc', 'godziny otwarcia|kontakt|obsługa klienta|telefon|sklepy|adres|pomoc|infolinia', 'openingstijden|contact|klantenservice|telefoon|telefoonnummer|winkels|winkel|adres|hulp', 'horaires|contact|service client|horaires d’ouverture|téléphone|magasins|magasin|adresse|aide|nous contacter']],
  ['newsletter', ['newsletter|newsletter abmelden|newsletter anmelden', 'newsletter|unsubscribe|mailing list', 'newsletter|odběr novinek', 'newsletter|biuletyn', 'nieuwsbrief', 'newsletter|lettre d’information|infolettre']],
  ['impressum', ['impressum', 'imprint|legal notice', 'impressum|tiráž', 'impressum|nota prawna', 'colofon|impressum', 'mentions légales']],
  ['datenschutz', ['datenschutz|datenschutzerklärung|cookies', 'privacy|privacy policy', 'ochrana osobních údajů|ochrana údajů', 'ochrona danych|polityka prywatności', 'privacy|privacybeleid', 'confidentialité|protection des données|données personnelles']],
  ['agb', ['agb|geschäftsbedingungen', 'terms|terms and conditions', 'obchodní podmínky', 'regulamin', 'algemene voorwaarden|voorwaarden', 'conditions générales|cgv']],
  ['widerruf', ['widerruf|widerrufsrecht|widerrufsbelehrung|widerrufsformular', 'right of withdrawal|withdrawal|cancellation', 'odstoupení od smlouvy', 'odstąpienie od umowy', 'herroeping|herroepingsrecht', 'rétractation|droit de rétractation']],
]; // oxfmt-ignore

/** Pages of one shop. */
const OWN: Readonly<Partial<Record<ProjectId, Line>>> = {
  hrm: ['masskonfektion', ['maßanzug|maßkonfektion', 'made to measure|bespoke suit', 'oblek na míru|na míru', 'garnitur na miarę|na miarę', 'maatpak|maatkleding', 'costume sur mesure|demi-mesure']],
  eck: ['kaschmir', ['kaschmirpflege', 'cashmere care', 'péče o kašmír', 'pielęgnacja kaszmiru', 'kasjmier wassen', 'entretien cachemire']],
}; // oxfmt-ignore

/** The pages of a shop and the words that lead to them. */
export const servicePagesOf = (project: ProjectId): ServicePageWords[] =>
  [...PAGES, ...(OWN[project] ? [OWN[project]] : [])].map(([page, row]) => {
    const words = inSix(row);
    return {
      target: `node_${project}-${page}`,
      words: eachLanguage((language) => words[language].split('|')),
    };
  });

/** A page's words in every language, a shop's own first. */
export const wordsInAll = ({ words }: ServicePageWords, language: Language): string[] => [
  ...new Set([...words[language], ...LANGUAGES.flatMap((other) => words[other])]),
];
