import { leadingTo, reach, sectioned, type LegalWords, WITHDRAWAL_FORM } from './legal-words';

export const de: LegalWords = {
  imprint: (company) =>
    sectioned(
      'Dieser Shop ist zum Vorführen da: Firma, Anschrift und Nummern sind erfunden.',
      ['Anbieter', company.name, company.address],
      ['Kontakt', reach(company, 'Telefon', 'E-Mail')],
      ['Vertretung', 'Vertreten durch die Geschäftsführung.'],
      ['Register', 'Amtsgericht München, HRB 000000.'],
      ['Umsatzsteuer', 'Umsatzsteuer-Identifikationsnummer: DE000000000.'],
      [
        'Verpackungen',
        'Registriert bei der Zentralen Stelle Verpackungsregister unter der Nummer DE0000000000000.',
      ],
      [
        'Verantwortlich für den Inhalt',
        'Die Geschäftsführung, Anschrift wie oben. Alle Bilder und Filme dieses Shops sind eigene Zeichnungen.',
      ],
      [
        'Streitbeilegung',
        'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet.',
      ],
    ),
  privacy: (company) =>
    sectioned(
      'Wir speichern, was eine Bestellung braucht, und nicht länger, als das Gesetz verlangt.',
      [
        'Verantwortlich',
        `${company.name}, ${company.address}. Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift.`,
        reach(company, 'Telefon', 'E-Mail'),
      ],
      [
        'Ihr Besuch',
        'Damit eine Seite zu Ihnen kommt, verarbeiten unsere Server Ihre IP-Adresse, die aufgerufene Adresse und die Kennung Ihres Browsers. Das dient dem Betrieb und der Sicherheit des Shops (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Warenkorb, Merkliste und Reservierung eines Gastes behalten wir sieben Tage ab der letzten Änderung. Dafür setzt der Shop notwendige Cookies; so merkt er sich auch Ihre Wahl zu Cookies, Land und Sprache.',
      ],
      [
        'Ihre Wahl zu Cookies',
        'Statistik, Marketing und Inhalte anderer Anbieter wie Karten und Videos laden erst, wenn Sie zustimmen (Art. 6 Abs. 1 Buchst. a DSGVO). Unten auf jeder Seite können Sie Ihre Wahl ändern; was mit Ihrer Zustimmung gespeichert wurde, wird dann gelöscht.',
      ],
      [
        'Konto und Bestellungen',
        'Für Bestellung, Reservierung, Rückgabe und Konto verarbeiten wir Name, Anschrift, E-Mail-Adresse, auf Wunsch die Telefonnummer und das, was Sie gekauft haben (Art. 6 Abs. 1 Buchst. b DSGVO).',
        'In Ihrem Konto können Sie alles herunterladen, was wir über Sie speichern, und das Konto löschen. Rechnungen müssen wir so lange aufbewahren, wie das Steuerrecht es vorschreibt.',
      ],
      [
        'Zahlung',
        'Sie zahlen auf der Seite unseres Zahlungsdienstes. Er erhält Betrag, Bestellnummer und Ihre Zahlungsdaten; Kartennummern erreichen uns nicht.',
      ],
      [
        'Lieferung',
        'Name, Anschrift und, wenn Sie es wünschen, die E-Mail-Adresse erhält der Paketdienst, damit er zustellen und ankündigen kann.',
      ],
      [
        'Größenberater',
        'Was Sie dem Größenberater sagen, bleibt in Ihrem Browser und wird nicht an uns gesendet. Dort können Sie es auch löschen.',
      ],
      [
        'Newsletter',
        'Wir schreiben Ihnen erst, wenn Sie Ihre Adresse bestätigt haben, und nicht mehr, sobald Sie sich abmelden. Der Link dazu steht in jeder E-Mail.',
      ],
      [
        'Nachrichten und Bewertungen',
        'Was Sie uns schreiben, verwenden wir, um Ihnen zu antworten. Eine Bewertung erscheint mit dem Namen, den Sie dafür angeben.',
      ],
      [
        'Ihre Rechte',
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Eine Einwilligung können Sie jederzeit widerrufen; einer Verarbeitung aus berechtigtem Interesse können Sie widersprechen.',
      ],
      [
        'Fragen und Beschwerden',
        'Schreiben Sie uns über das Kontaktformular. Beschweren können Sie sich auch bei der Datenschutzaufsicht Ihres Landes.',
      ],
    ),
  terms: (company) =>
    sectioned(
      `Diese Bedingungen gelten für alles, was Sie als Verbraucher in diesem Shop kaufen. Ihr Vertragspartner ist die ${company.name}, ${company.address}.`,
      [
        '1. Vertragsschluss',
        'Was der Shop zeigt, ist noch kein Angebot im Rechtssinn. Vor dem letzten Schritt sehen Sie alle Artikel, Preise und Ihre Angaben und können Eingabefehler berichtigen. Mit „Zahlungspflichtig bestellen“ geben Sie Ihr Angebot ab.',
        'Der Vertrag kommt zustande, sobald wir die Bestellung per E-Mail bestätigen. Den Text der Bestellung speichern wir; Sie finden ihn in dieser E-Mail und in Ihrem Konto. Vertragssprache ist Deutsch.',
      ],
      [
        '2. Preise',
        'Alle Preise enthalten die Umsatzsteuer. Bei einem gesenkten Preis nennen wir auch den niedrigsten der dreißig Tage vor der Senkung. Versandkosten stehen im Warenkorb, bevor Sie bestellen.',
      ],
      [
        '3. Zahlung',
        'Welche Zahlungsarten Ihnen offenstehen, zeigt die Kasse. Bei Kauf auf Rechnung zahlen Sie innerhalb von vierzehn Tagen nach Erhalt der Ware.',
      ],
      [
        '4. Lieferung',
        leadingTo(
          'Wir liefern in die Länder, die der Shop zur Wahl stellt. Zeiten und Kosten stehen unter',
          'node_shipping_modal',
          'Versand und Rückgabe',
        ),
        'Ist ein Artikel wider Erwarten nicht lieferbar, sagen wir es Ihnen sofort und erstatten, was Sie gezahlt haben.',
      ],
      [
        '5. Reservierung im Haus',
        'Eine Reservierung verpflichtet zu nichts. Wir legen das Stück zwei Tage lang bereit; der Kaufvertrag entsteht erst an der Kasse.',
      ],
      ['6. Eigentumsvorbehalt', 'Die Ware gehört uns, bis sie vollständig bezahlt ist.'],
      [
        '7. Widerruf und Rückgabe',
        leadingTo(
          'Sie haben das gesetzliche Widerrufsrecht. Frist, Weg und Formular stehen unter',
          company.withdrawal,
          'Widerruf',
        ),
        'Darüber hinaus nehmen wir Ungetragenes mit Etikett dreißig Tage lang zurück. Das gesetzliche Recht bleibt davon unberührt.',
      ],
      [
        '8. Mängel',
        'Wir haften mindestens zwei Jahre ab Erhalt der Ware für Mängel, und länger, wo das Recht Ihres Landes es vorsieht: durch kostenlose Reparatur oder Ersatz, sonst durch einen geringeren Preis oder die Erstattung. Melden Sie sich einfach: Wir bessern nach Ihrer Wahl aus oder liefern neu. Garantien eines Herstellers kommen hinzu.',
      ],
      [
        '9. Geschenkkarten und Gutscheine',
        'Geschenkkarten gelten bis zum Ende des dritten Jahres nach dem Kauf, und länger, wo das Recht Ihres Landes es verlangt; ein Rest bleibt auf der Karte. Gutscheine aus Aktionen gelten unter den Bedingungen, die bei ihnen stehen, und werden nicht ausgezahlt.',
      ],
      [
        '10. Haftung',
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für die Verletzung von Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und nur für den Schaden, der typischerweise vorherzusehen ist.',
      ],
      [
        '11. Recht und Streitbeilegung',
        'Es gilt deutsches Recht; Schutzvorschriften des Landes, in dem Sie leben, bleiben bestehen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.',
      ],
    ),
  withdrawal: (company) =>
    sectioned(
      'Sie können diesen Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen.',
      [
        'Frist',
        'Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben. Es genügt, den Widerruf vor ihrem Ablauf abzusenden.',
      ],
      [
        'So widerrufen Sie',
        leadingTo(
          'Ohne Anmeldung geht es hier und am Fuß jeder Seite:',
          WITHDRAWAL_FORM,
          'Vertrag widerrufen',
        ),
        'Oder öffnen Sie die Bestellung in Ihrem Konto oder über den Link in der Bestätigung und wählen Sie „Vertrag widerrufen“. Den Eingang bestätigen wir sofort per E-Mail. Ebenso gilt jede andere eindeutige Erklärung, per Brief, Telefon oder E-Mail:',
        `${company.name}, ${company.address}`,
        reach(company, 'Telefon', 'E-Mail'),
      ],
      [
        'Folgen',
        'Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung spätestens binnen vierzehn Tagen nach Eingang des Widerrufs, auf demselben Weg, auf dem Sie gezahlt haben, und ohne Entgelt. Wir können warten, bis die Ware zurück ist oder Sie ihre Absendung nachweisen.',
        'Senden Sie die Ware binnen vierzehn Tagen nach dem Widerruf zurück oder geben Sie sie in einem unserer Häuser ab. Die Kosten der Rücksendung tragen wir. Für einen Wertverlust kommen Sie nur auf, wenn er von einem Umgang herrührt, der zur Prüfung der Ware nicht nötig war.',
      ],
      [
        'Ausnahmen',
        'Das Recht besteht nicht bei Ware, die nach Ihren Maßen angefertigt oder für Sie geändert wurde, und erlischt bei versiegelter Wäsche, deren Siegel entfernt wurde.',
      ],
      [
        'Muster-Widerrufsformular',
        `An ${company.name}, ${company.address}, ${company.mail}:`,
        'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Name: … Anschrift: … Datum, Unterschrift (nur auf Papier): …',
      ],
    ),
};
