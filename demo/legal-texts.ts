import type { Document } from '@contentful/rich-text-types';
import { heading, linkTo, paragraph, richText } from './rich-text';
import { inSix } from './showcase/in-six';

type Section = readonly [title: string, text: string];

/** An opening sentence, and sections below headings. */
const sectioned = (opening: string, ...sections: readonly Section[]) =>
  richText(opening, ...sections.flatMap(([title, text]) => [heading(title), paragraph(text)]));

/** The shops' companies are invented, and so are their addresses and numbers. */
export function imprintText(company: string, shop: string) {
  const mail = `service@${shop}.example.com`;
  const write = () => linkTo(`mailto:${mail}`, mail);
  const text = (
    [opening, city]: readonly [string, string],
    contact: string,
    register: string,
    responsible: string,
  ): Document =>
    richText(
      opening,
      paragraph(`${company} GmbH, Rindermarkt 12, 80331 ${city}`),
      paragraph(`${contact} `, write()),
      register,
      responsible,
    );
  return inSix(
    text(
      ['Dieser Shop ist zum Vorführen da: Firma, Anschrift und Nummern sind erfunden.', 'München'],
      'So erreichen Sie uns:',
      'Amtsgericht München, HRB 000000. Umsatzsteuer-Identifikationsnummer DE000000000.',
      'Vertreten durch die Geschäftsführung, die auch für den Inhalt dieser Seiten verantwortlich ist.',
    ),
    text(
      ['This shop is for demonstration: company, address and numbers are invented.', 'Munich'],
      'How to reach us:',
      'Munich district court, HRB 000000. VAT number DE000000000.',
      'Represented by its management, which is also responsible for the content of these pages.',
    ),
    text(
      ['Tento obchod je ukázkový: firma, adresa i čísla jsou smyšlené.', 'Mnichov'],
      'Kde nás zastihnete:',
      'Obvodní soud Mnichov, HRB 000000. DIČ DE000000000.',
      'Firmu zastupuje její vedení, které odpovídá i za obsah těchto stránek.',
    ),
    text(
      ['Ten sklep służy do prezentacji: firma, adres i numery są zmyślone.', 'Monachium'],
      'Kontakt z nami:',
      'Sąd rejonowy w Monachium, HRB 000000. Numer VAT DE000000000.',
      'Firmę reprezentuje zarząd, który odpowiada także za treść tych stron.',
    ),
    text(
      ['Deze winkel is om te tonen: bedrijf, adres en nummers zijn verzonnen.', 'München'],
      'Zo bereik je ons:',
      'Kantongerecht München, HRB 000000. Btw-nummer DE000000000.',
      'Vertegenwoordigd door de directie, die ook verantwoordelijk is voor de inhoud van deze pagina’s.',
    ),
    text(
      [
        'Cette boutique sert de démonstration : société, adresse et numéros sont inventés.',
        'Munich',
      ],
      'Pour nous joindre :',
      'Tribunal d’instance de Munich, HRB 000000. Numéro de TVA DE000000000.',
      'Représentée par sa direction, qui est également responsable du contenu de ces pages.',
    ),
  );
}

/** What the shop keeps, for how long, and what visitors can do about it. */
export const privacyText = () =>
  inSix(
    sectioned(
      'Wir speichern, was eine Bestellung braucht, und nicht länger, als das Gesetz verlangt.',
      [
        'Ihr Besuch',
        'Warenkorb, Wunschliste und Reservierung eines Gastes behalten wir sieben Tage ab der letzten Änderung. Dafür setzt der Shop notwendige Cookies; so merkt er sich auch Ihre Wahl zu Cookies, Land und Sprache.',
      ],
      [
        'Ihre Wahl zu Cookies',
        'Statistik, Marketing und Inhalte anderer Anbieter wie Karten und Videos laden erst, wenn Sie zustimmen. Unten auf jeder Seite können Sie Ihre Wahl ändern; was mit Ihrer Zustimmung gespeichert wurde, wird dann gelöscht.',
      ],
      [
        'Konto und Bestellungen',
        'In Ihrem Konto können Sie alles herunterladen, was wir über Sie speichern, und das Konto löschen. Rechnungen müssen wir so lange aufbewahren, wie das Steuerrecht es vorschreibt.',
      ],
      [
        'Newsletter',
        'Wir schreiben Ihnen erst, wenn Sie Ihre Adresse bestätigt haben, und nicht mehr, sobald Sie sich abmelden. Der Link dazu steht in jeder E-Mail.',
      ],
      [
        'Fragen und Beschwerden',
        'Schreiben Sie uns über das Kontaktformular. Beschweren können Sie sich auch bei der Datenschutzaufsicht Ihres Landes.',
      ],
    ),
    sectioned(
      'We keep what an order needs, and no longer than the law asks.',
      [
        'Your visit',
        'We keep a guest’s basket, wishlist and reservation for seven days from the last change. The shop sets necessary cookies for this; they also remember your choice about cookies, country and language.',
      ],
      [
        'Your choice about cookies',
        'Statistics, marketing and content of others, such as maps and videos, load only once you agree. You can change your choice at the foot of every page; what was stored with your consent is deleted then.',
      ],
      [
        'Account and orders',
        'In your account you can download everything we keep about you, and delete the account. We have to keep invoices as long as tax law asks.',
      ],
      [
        'Newsletter',
        'We write to you only once you have confirmed your address, and no more once you unsubscribe. The link is in every email.',
      ],
      [
        'Questions and complaints',
        'Write to us with the contact form. You can also complain to the data protection authority of your country.',
      ],
    ),
    sectioned(
      'Ukládáme to, co je třeba k objednávce, a ne déle, než vyžaduje zákon.',
      [
        'Vaše návštěva',
        'Košík, seznam přání a rezervaci hosta uchováváme sedm dní od poslední změny. K tomu obchod ukládá nezbytná cookies; pamatuje si tak i vaši volbu ohledně cookies, země a jazyka.',
      ],
      [
        'Vaše volba ohledně cookies',
        'Statistika, marketing a obsah jiných poskytovatelů, například mapy a videa, se načtou až s vaším souhlasem. Volbu můžete změnit dole na každé stránce; co bylo s vaším souhlasem uloženo, se poté smaže.',
      ],
      [
        'Účet a objednávky',
        'Ve svém účtu si můžete stáhnout vše, co o vás uchováváme, a účet smazat. Faktury musíme uchovávat tak dlouho, jak to vyžaduje daňové právo.',
      ],
      [
        'Newsletter',
        'Píšeme vám až po potvrzení vaší adresy a přestaneme, jakmile se odhlásíte. Odkaz najdete v každém e-mailu.',
      ],
      [
        'Dotazy a stížnosti',
        'Napište nám přes kontaktní formulář. Stížnost můžete podat také u úřadu pro ochranu osobních údajů ve své zemi.',
      ],
    ),
    sectioned(
      'Przechowujemy to, czego wymaga zamówienie, i nie dłużej, niż nakazuje prawo.',
      [
        'Państwa wizyta',
        'Koszyk, listę życzeń i rezerwację gościa przechowujemy siedem dni od ostatniej zmiany. Sklep zapisuje w tym celu niezbędne pliki cookie; tak zapamiętuje też Państwa wybór dotyczący plików cookie, kraju i języka.',
      ],
      [
        'Wybór dotyczący plików cookie',
        'Statystyka, marketing i treści innych dostawców, na przykład mapy i filmy, wczytują się dopiero za Państwa zgodą. Wybór można zmienić na dole każdej strony; to, co zapisano za zgodą, zostaje wtedy usunięte.',
      ],
      [
        'Konto i zamówienia',
        'Na koncie można pobrać wszystko, co o Państwu przechowujemy, oraz usunąć konto. Faktury musimy przechowywać tak długo, jak wymaga tego prawo podatkowe.',
      ],
      [
        'Newsletter',
        'Piszemy dopiero po potwierdzeniu adresu i przestajemy po wypisaniu się. Link znajduje się w każdym e-mailu.',
      ],
      [
        'Pytania i skargi',
        'Prosimy napisać przez formularz kontaktowy. Skargę można też złożyć do organu ochrony danych w swoim kraju.',
      ],
    ),
    sectioned(
      'Wij bewaren wat een bestelling nodig heeft, en niet langer dan de wet vraagt.',
      [
        'Je bezoek',
        'Winkelmandje, verlanglijst en reservering van een gast bewaren we zeven dagen vanaf de laatste wijziging. Daarvoor plaatst de winkel noodzakelijke cookies; zo onthoudt hij ook je keuze over cookies, land en taal.',
      ],
      [
        'Je keuze over cookies',
        'Statistiek, marketing en inhoud van anderen, zoals kaarten en video’s, laden pas als je akkoord gaat. Onderaan elke pagina kun je je keuze wijzigen; wat met je toestemming is opgeslagen, wordt dan gewist.',
      ],
      [
        'Account en bestellingen',
        'In je account kun je alles downloaden wat we over je bewaren, en het account verwijderen. Facturen moeten we bewaren zolang de belastingwet het vraagt.',
      ],
      [
        'Nieuwsbrief',
        'We schrijven je pas als je je adres hebt bevestigd, en niet meer zodra je je afmeldt. De link staat in elke e-mail.',
      ],
      [
        'Vragen en klachten',
        'Schrijf ons via het contactformulier. Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.',
      ],
    ),
    sectioned(
      'Nous conservons ce qu’exige une commande, et pas plus longtemps que la loi ne le demande.',
      [
        'Votre visite',
        'Nous conservons le panier, la liste d’envies et la réservation d’un invité sept jours à compter de la dernière modification. La boutique dépose pour cela des cookies nécessaires ; ils retiennent aussi votre choix sur les cookies, le pays et la langue.',
      ],
      [
        'Votre choix sur les cookies',
        'Statistiques, marketing et contenus de tiers, cartes et vidéos par exemple, ne se chargent qu’avec votre accord. Vous pouvez modifier votre choix au bas de chaque page ; ce qui a été enregistré avec votre accord est alors effacé.',
      ],
      [
        'Compte et commandes',
        'Dans votre compte, vous pouvez télécharger tout ce que nous conservons sur vous et supprimer le compte. Nous devons garder les factures aussi longtemps que le droit fiscal l’exige.',
      ],
      [
        'Newsletter',
        'Nous ne vous écrivons qu’après confirmation de votre adresse, et plus du tout dès que vous vous désinscrivez. Le lien figure dans chaque e-mail.',
      ],
      [
        'Questions et réclamations',
        'Écrivez-nous par le formulaire de contact. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    ),
  );
