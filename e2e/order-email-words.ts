export type Read = 'de' | 'cs';

export type OrderEvent =
  | ('paid' | 'shipped' | 'withdrawal' | 'refunded' | 'exchanged' | 'prepayment' | 'unpaid')
  | (
      | 'late'
      | 'accepted'
      | 'cancelled'
      | 'giftCardPaid'
      | 'giftCards'
      | 'received'
      | 'failed'
      | 'reservation'
    );

type Words = Readonly<Record<OrderEvent, readonly [subject: RegExp, says: RegExp]>>;

const german: Words = {
  paid: [/^Ihre Bestellung HGG-\d+ bei /, /Gesamtsumme.*Nettobetrag.*Mehrwertsteuer 19 %/s],
  shipped: [/^Ihre Bestellung HGG-\d+ ist unterwegs$/, /DHL, Sendungsnummer 0034/],
  withdrawal: [/^Ihr Widerruf zur Bestellung HGG-\d+$/, /ist am .*\sUhr bei uns eingegangen/],
  refunded: [/^Erstattung zu Ihrer Bestellung/, /Erstattung auf Ihre Zahlungsart: \d/],
  exchanged: [/^Umtausch zu Ihrer Bestellung/, /Dafür senden wir Ihnen ohne Aufpreis:/],
  prepayment: [/^Bitte überweisen Sie/, /Verwendungszweck: RF\d\d HGG\d.*Mehrwertsteuer 19 %/s],
  unpaid: [/^Stornierung zu Ihrer Bestellung/, /Ihre Bestellung ist storniert/],
  late: [/^Ihre Überweisung zur Bestellung/, /Wir überweisen \d.* zurück/],
  accepted: [/^Ihre Bestellung HGG-\d+ bei /, /auf Rechnung.*Gesamtsumme.*Mehrwertsteuer 19 %/s],
  cancelled: [/^Stornierung zu Ihrer Bestellung/, /wir haben Ihre Stornierung ausgeführt/],
  giftCardPaid: [/^Ihre Bestellung HGG-\d+ bei /, /Mehrzweckgutscheine, ohne Mehrwertsteuer/],
  giftCards: [/^Ihre Geschenkkarten, Bestellung/, /die Codes Ihrer Geschenkkarten.*: 25,00/s],
  received: [/^Ihre Bestellung HGG-\d+ bei /, /Ihre Zahlung dauert noch einige Tage/],
  failed: [/^Zahlung zu Ihrer Bestellung .* nicht eingelöst$/, /hat die Lastschrift nicht/],
  reservation: [/^Ihre Reservierung HGG-R\d+ bei /, /Abholbar bis /],
};

const czech: Words = {
  paid: [/^Vaše objednávka HGG-\d+ u /, /Základ daně.*DPH 19 %/s],
  shipped: [/^Vaše objednávka HGG-\d+ je na cestě$/, /DHL, číslo zásilky 0034/],
  withdrawal: [/^Vaše odstoupení od objednávky HGG-\d+$/, /odstoupení jsme obdrželi /],
  refunded: [/^Vrácení platby k objednávce/, /Zpět způsobem, jakým jste platili: \d/],
  exchanged: [/^Výměna k objednávce/, /Výměnou vám bez příplatku posíláme:/],
  prepayment: [/^Prosíme o převod k objednávce/, /Zpráva pro příjemce: RF\d\d HGG\d.*DPH 19 %/s],
  unpaid: [/^Storno vaší objednávky/, /Vaše objednávka je zrušena/],
  late: [/^Váš převod k objednávce/, /Částku \d.* posíláme zpět/],
  accepted: [/^Vaše objednávka HGG-\d+ u /, /na fakturu.*Základ daně.*DPH 19 %/s],
  cancelled: [/^Storno vaší objednávky/, /storno jsme provedli/],
  giftCardPaid: [/^Vaše objednávka HGG-\d+ u /, /Víceúčelové poukazy, bez DPH/],
  giftCards: [/^Vaše dárkové karty, objednávka/, /kódy vašich dárkových karet.*: 25,00/s],
  received: [/^Vaše objednávka HGG-\d+ u /, /Vaše platba bude trvat ještě několik dní/],
  failed: [/^Platba objednávky .* neproběhla$/, /Vaše banka inkaso neprovedla/],
  reservation: [/^Vaše rezervace HGG-R\d+ u /, /K vyzvednutí do /],
};

/** Texts of each email, in its subject and body. */
export const EMAIL_WORDS: Readonly<Record<Read, Words>> = { de: german, cs: czech };

export const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The readable text of an HTML document. */
export const readable = (html: string) =>
  plain(html.replaceAll(/<!--.*?-->|<style>.*?<\/style>|<[^>]+>/gs, ' ')).replaceAll(/\s+/g, ' ');
