import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { DEMO_SHOPS, type DemoShop } from '@/demo/demo-shops';
import type { ProjectId } from '@/lib/shop/project/projects';
import { eachLanguage, inSix, type InSix, type Row } from './in-six';

/** A page, and the search terms that lead to it instead of to articles. */
export interface ServicePageWords {
  /** Node or path, in the format of redirect rules. */
  target: string;
  /** The first term of each language is also suggested. */
  words: InSix<readonly string[]>;
}

type Line = readonly [page: string, words: Row];

/** Pages that every shop has. Words are separated by `|`. */
const PAGES: readonly Line[] = [
  ['rueckgabe', ['rückgabe|rücksendung|retoure|retouren|umtausch|rückversand|zurückschicken|retourenschein|reklamation|geld zurück|rückgaberecht|rückgabefrist|retoure anmelden|retournieren|umtauschen|zurücksenden|rücksendeschein|erstattung|garantie|beschwerde', 'returns|return|return policy|refund|refunds|exchange|send back|returns and refunds|how to return|return an item|returns policy|exchanges|complaints|warranty|money back', 'vrácení zboží|vrácení|reklamace|výměna|výměna zboží|vrácení peněz|vrátit zboží|jak vrátit zboží|záruka|výměna velikosti|vratky', 'zwroty|zwrot|zwrot towaru|reklamacja|wymiana|zwrot pieniędzy|jak zwrócić|zwroty i reklamacje|reklamacje|zwrot pieniedzy|gwarancja|zwrócić|wymiana towaru', 'retourneren|retour|retouren|terugsturen|ruilen|omruilen|geld terug|retour sturen|retourbeleid|retourzending|retourlabel|garantie|klacht', 'retours|retour|retourner|remboursement|échange|renvoi|politique de retour|retourner un article|retour gratuit|retours gratuits|retours et échanges|échanges|garantie|réclamation']],
  ['lieferung', ['versand|lieferung|versandkosten|lieferzeit|lieferzeiten|versandkostenfrei|sendungsverfolgung|porto|zustellung|express|paketverfolgung|wo ist mein paket|lieferkosten|versand kosten|versanddauer|wann kommt mein paket|paket verfolgen|sendung verfolgen|lieferdauer|lieferservice|gratis versand|kostenloser versand|versand und lieferung', 'delivery|shipping|delivery costs|shipping costs|postage|delivery time|tracking|track my order|free delivery|free shipping|delivery cost|delivery times|delivery charges|shipping cost|shipping times|next day delivery|international delivery|track parcel|track my parcel|where is my parcel', 'doprava|doručení|cena dopravy|poštovné|sledování zásilky|dodání|doba doručení|doprava a platba|doprava zdarma|dodací lhůta|dodací podmínky|kdy přijde balík|kde je můj balík|cena dopravy', 'dostawa|wysyłka|koszt dostawy|koszty dostawy|czas dostawy|śledzenie przesyłki|darmowa dostawa|koszt wysyłki|koszty wysyłki|przesyłka|śledzenie paczki|gdzie jest moja paczka|dostawa gratis|termin dostawy', 'bezorging|verzending|verzendkosten|levering|levertijd|gratis verzending|track and trace|track en trace|track & trace|verzenden|bezorgkosten|bezorgen|levertijden|leveringstijd|waar is mijn pakket|pakket volgen|gratis bezorging|verzendtijd', 'livraison|frais de livraison|frais de port|délai de livraison|expédition|suivi de colis|livraison gratuite|livraisons|délais de livraison|suivi colis|suivre mon colis|où est mon colis|frais d’envoi|livraison offerte|port gratuit']],
  ['groessenberatung', ['größentabelle|größenberatung|größentabellen|größen|maßtabelle|größenrechner|größe finden|welche größe|maße|größen tabelle|größenguide|größenhilfe|größenübersicht|größenumrechnung|messanleitung', 'size guide|size chart|size table|sizes|sizing|size help|measurements|sizing guide|sizing chart|measuring guide|size charts|what size|find my size', 'tabulka velikostí|velikosti|jak vybrat velikost|velikostní tabulka|míry|tabulky velikostí|průvodce velikostí|rozměry|jakou velikost', 'tabela rozmiarów|rozmiary|rozmiarówka|jaki rozmiar|wymiary|tabele rozmiarów|przewodnik po rozmiarach|jak dobrać rozmiar', 'maattabel|maatadvies|maten|welke maat|maattabellen|matentabel|maatgids|maattabel heren|maat bepalen', 'guide des tailles|tableau des tailles|tailles|quelle taille|mesures|guide taille|guide de tailles|guide des mesures|quelle est ma taille|tableau de tailles']],
  ['kontakt', ['öffnungszeiten|kontakt|kundenservice|kundendienst|telefon|telefonnummer|hotline|filiale|filialen|filialfinder|geschäft|laden|adresse|anfahrt|hilfe|ansprechpartner|ladenöffnungszeiten|öffnungszeit|wann geöffnet|geschäfte|läden|faq|service|kundenhotline|email|e-mail|jobs|karriere', 'opening hours|contact|contact us|customer service|phone|phone number|telephone|store finder|stores|address|help|opening times|store locator|shops|shop|customer services|faq|hours|store hours|email|call|stores near me', 'otevírací doba|kontakt|zákaznický servis|telefon|prodejny|prodejna|adresa|pomoc|kontakty|otevírací hodiny|prodejní doba|dotazy|nápověda|časté dotazy|infolinka|kamenná prodejna', 'godziny otwarcia|kontakt|obsługa klienta|telefon|sklepy|adres|pomoc|infolinia|sklep stacjonarny|sklepy stacjonarne|godziny|faq|salony|salon|numer telefonu|biuro obsługi klienta', 'openingstijden|contact|klantenservice|telefoon|telefoonnummer|winkels|winkel|adres|hulp|openingsuren|vestigingen|klantendienst|faq|veelgestelde vragen|bellen|telefoon nummer|filialen', 'horaires|contact|service client|horaires d’ouverture|téléphone|magasins|magasin|adresse|aide|nous contacter|heures d’ouverture|service clients|boutiques|boutique|faq|numéro de téléphone|questions fréquentes|ouverture']],
  ['newsletter', ['newsletter|newsletter abmelden|newsletter anmelden', 'newsletter|unsubscribe|mailing list', 'newsletter|odběr novinek', 'newsletter|biuletyn', 'nieuwsbrief', 'newsletter|lettre d’information|infolettre']],
  ['impressum', ['impressum', 'imprint|legal notice', 'impressum|tiráž', 'impressum|nota prawna', 'colofon|impressum', 'mentions légales']],
  ['datenschutz', ['datenschutz|datenschutzerklärung|cookies', 'privacy|privacy policy', 'ochrana osobních údajů|ochrana údajů', 'ochrona danych|polityka prywatności', 'privacy|privacybeleid', 'confidentialité|protection des données|données personnelles']],
  ['agb', ['agb|geschäftsbedingungen|zahlung|zahlungsarten|bezahlung|bezahlen|kauf auf rechnung|rechnung|paypal|ratenzahlung|zahlungsmöglichkeiten', 'terms|terms and conditions|payment|payment methods|payments|pay|klarna|how to pay', 'obchodní podmínky|platba|způsoby platby|platební metody|dobírka|na splátky', 'regulamin|płatność|płatności|formy płatności|metody płatności|za pobraniem|raty|blik', 'algemene voorwaarden|voorwaarden|betalen|betaalmethoden|betaling|betaalwijzen|achteraf betalen|ideal', 'conditions générales|cgv|paiement|moyens de paiement|modes de paiement|payer|paiement en plusieurs fois']],
  ['widerruf', ['widerruf|widerrufsrecht|widerrufsbelehrung|widerrufsformular', 'right of withdrawal|withdrawal|cancellation', 'odstoupení od smlouvy', 'odstąpienie od umowy', 'herroeping|herroepingsrecht', 'rétractation|droit de rétractation']],
  ['checkout-order', ['bestellstatus|meine bestellung|meine bestellungen|bestellung|bestellung stornieren|stornieren|stornierung|wo ist meine bestellung', 'order status|my order|my orders|track order|where is my order|cancel order|cancel my order', 'stav objednávky|moje objednávka|objednávka|zrušit objednávku|storno', 'status zamówienia|moje zamówienie|zamówienie|zamówienia|anulować zamówienie', 'bestelstatus|mijn bestelling|bestelling|waar is mijn bestelling|bestelling annuleren|annuleren', 'suivi de commande|suivi commande|ma commande|mes commandes|où est ma commande|annuler commande|annuler ma commande']],
  ['account-index', ['mein konto|kundenkonto|konto|login|anmelden|einloggen|passwort vergessen|registrieren', 'my account|account|login|log in|sign in|register|forgot password|forgotten password', 'můj účet|účet|přihlášení|přihlásit|zapomenuté heslo|registrace', 'moje konto|logowanie|zaloguj|rejestracja|zapomniane hasło', 'mijn account|inloggen|aanmelden|wachtwoord vergeten|registreren', 'mon compte|compte|connexion|se connecter|mot de passe oublié|inscription']],
]; // oxfmt-ignore

const OWN: Readonly<Partial<Record<DemoShop, Line>>> = {
  hrm: ['masskonfektion', ['maßanzug|maßkonfektion', 'made to measure|bespoke suit', 'oblek na míru|na míru', 'garnitur na miarę|na miarę', 'maatpak|maatkleding', 'costume sur mesure|demi-mesure']],
  eck: ['kaschmir', ['kaschmirpflege', 'cashmere care', 'péče o kašmír', 'pielęgnacja kaszmiru', 'kasjmier wassen', 'entretien cachemire']],
}; // oxfmt-ignore

/** The pages of a shop and the search terms that lead to them. */
export function servicePagesOf(project: ProjectId): ServicePageWords[] {
  const shop = DEMO_SHOPS.find((each) => each === project);
  // Other shops, and all of them after an empty start, do not have these pages.
  if (!shop || process.env['SELVEDGE_DEMO'] === 'none') return [];
  return [...PAGES, ...(OWN[shop] ? [OWN[shop]] : [])].map(([page, row]) => {
    const words = inSix(row);
    return {
      target: `node_${project}-${page}`,
      words: eachLanguage((language) => words[language].split('|')),
    };
  });
}

/** A page's search terms in every language, the shop's own language first. */
export const wordsInAll = ({ words }: ServicePageWords, language: Language): string[] => [
  ...new Set([...words[language], ...LANGUAGES.flatMap((other) => words[other])]),
];
