import { leadingTo, reach, sectioned, type LegalWords, WITHDRAWAL_FORM } from './legal-words';

export const nl: LegalWords = {
  imprint: (company) =>
    sectioned(
      'Deze winkel dient ter demonstratie: bedrijf, adres en nummers zijn verzonnen.',
      ['Aanbieder', company.name, `${company.address}, Duitsland`],
      ['Contact', reach(company, 'Telefoon', 'e-mail')],
      ['Vertegenwoordiging', 'Vertegenwoordigd door de directie.'],
      ['Handelsregister', 'Kantongerecht München, HRB 000000.'],
      ['Btw', 'Btw-nummer DE000000000.'],
      [
        'Verpakkingen',
        'Ingeschreven in het Duitse verpakkingsregister onder nummer DE0000000000000.',
      ],
      [
        'Verantwoordelijk voor de inhoud',
        'De directie, adres zoals hierboven. Alle beelden en films in deze winkel zijn eigen tekeningen.',
      ],
      [
        'Geschillen',
        'Wij nemen niet deel aan procedures voor een Duitse geschillencommissie voor consumenten en zijn daartoe niet verplicht.',
      ],
    ),
  privacy: (company) =>
    sectioned(
      'Wij bewaren wat voor een bestelling nodig is, en niet langer dan de wet voorschrijft.',
      [
        'Verantwoordelijk',
        `${company.name}, ${company.address}, Duitsland. Onze functionaris voor gegevensbescherming bereik je op hetzelfde adres.`,
        reach(company, 'Telefoon', 'e-mail'),
      ],
      [
        'Je bezoek',
        'Om je een pagina te tonen verwerken onze servers je IP-adres, het geopende adres en de naam van je browser. Dat is nodig voor de werking en de veiligheid van de winkel (artikel 6, lid 1, onder f, AVG).',
        'Winkelmand, verlanglijst en reservering van een gast bewaren we zeven dagen vanaf de laatste wijziging. Daarvoor plaatst de winkel noodzakelijke cookies; zo onthoudt hij ook je keuze over cookies, land en taal.',
      ],
      [
        'Je keuze over cookies',
        'Statistiek, marketing en inhoud van anderen, zoals kaarten en video’s, laden pas als je akkoord gaat (artikel 6, lid 1, onder a, AVG). Onderaan elke pagina kun je je keuze wijzigen; wat met je toestemming is opgeslagen, wordt dan gewist.',
      ],
      [
        'Account en bestellingen',
        'Voor bestelling, reservering, retour en account verwerken we je naam, adres, e-mailadres, als je wilt je telefoonnummer en wat je hebt gekocht (artikel 6, lid 1, onder b, AVG).',
        'In je account kun je alles downloaden wat we over je bewaren, en het account verwijderen. Facturen moeten we bewaren zolang de belastingwet dat voorschrijft.',
      ],
      [
        'Betaling',
        'Je betaalt op de pagina van onze betaaldienst. Die ontvangt het bedrag, het bestelnummer en je betaalgegevens; kaartnummers bereiken ons niet.',
      ],
      [
        'Bezorging',
        'De vervoerder krijgt je naam, je adres en, als je dat wilt, je e-mailadres om het pakket aan te kondigen en te bezorgen.',
      ],
      [
        'Maatadviseur',
        'Wat je de maatadviseur vertelt, blijft in je browser en wordt niet naar ons gestuurd. Daar kun je het ook wissen.',
      ],
      [
        'Nieuwsbrief',
        'We schrijven je pas als je je adres hebt bevestigd, en niet meer zodra je je afmeldt. De link staat in elke e-mail.',
      ],
      [
        'Berichten en beoordelingen',
        'Wat je ons schrijft, gebruiken we om je te antwoorden. Een beoordeling verschijnt onder de naam die je daarvoor opgeeft.',
      ],
      [
        'Je rechten',
        'Je hebt recht op inzage, rectificatie, wissing, beperking van de verwerking en overdraagbaarheid van gegevens. Toestemming kun je altijd intrekken, en tegen verwerking op grond van gerechtvaardigd belang kun je bezwaar maken.',
      ],
      [
        'Vragen en klachten',
        'Schrijf ons via het contactformulier. Je kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens.',
      ],
    ),
  terms: (company) =>
    sectioned(
      `Deze voorwaarden gelden voor alles wat je als consument in deze winkel koopt. Je sluit de overeenkomst met ${company.name}, ${company.address}, Duitsland.`,
      [
        '1. Bestellen',
        'Wat de winkel toont, is nog geen bindend aanbod. Vóór de laatste stap zie je alle artikelen, prijzen en je gegevens en kun je fouten herstellen. Met ‘Bestelling met betalingsverplichting’ plaats je je bestelling.',
        'De overeenkomst komt tot stand zodra wij de bestelling per e-mail bevestigen. De tekst van de bestelling bewaren we; je vindt hem in die e-mail en in je account. De overeenkomst kan in het Nederlands worden gesloten.',
      ],
      [
        '2. Prijzen',
        'Alle prijzen zijn inclusief btw. Bij een verlaagde prijs noemen we ook de laagste van de dertig dagen vóór de verlaging. Verzendkosten staan in je winkelmand voordat je bestelt.',
      ],
      [
        '3. Betaling',
        'Hoe je kunt betalen, zie je bij het afrekenen. Koop je op factuur, dan betaal je binnen veertien dagen na ontvangst.',
      ],
      [
        '4. Bezorging',
        leadingTo(
          'We bezorgen in de landen die je in de winkel kunt kiezen. Tijden en kosten staan bij',
          'node_shipping_modal',
          'Bezorging en retour',
        ),
        'Blijkt een artikel toch niet leverbaar, dan laten we het je meteen weten en betalen we terug wat je hebt betaald.',
      ],
      [
        '5. Reserveren in de winkel',
        'Een reservering verplicht je tot niets. We leggen het stuk twee dagen voor je klaar; je koopt het pas aan de kassa.',
      ],
      ['6. Eigendomsvoorbehoud', 'De artikelen blijven van ons tot ze volledig zijn betaald.'],
      [
        '7. Herroeping en retour',
        leadingTo(
          'Je hebt het wettelijke herroepingsrecht. Termijn, werkwijze en formulier staan bij',
          company.withdrawal,
          'Herroepingsrecht',
        ),
        'Daarnaast nemen we ongedragen artikelen met label dertig dagen lang terug. Je wettelijke recht blijft gelden.',
      ],
      [
        '8. Gebreken',
        'Wij staan minstens twee jaar na levering in voor gebreken, en langer waar het recht van je land dat bepaalt: met gratis herstel of vervanging, of anders met een lagere prijs of terugbetaling. Laat het ons weten: we herstellen of vervangen, naar jouw keuze. Garanties van een fabrikant komen daarbovenop.',
      ],
      [
        '9. Cadeaukaarten en kortingscodes',
        'Cadeaukaarten zijn geldig tot het einde van het derde jaar na aankoop, en langer waar het recht van je land dat vereist; wat overblijft, blijft op de kaart. Kortingscodes gelden onder de voorwaarden die erbij staan en worden niet uitbetaald.',
      ],
      [
        '10. Aansprakelijkheid',
        'Wij zijn onbeperkt aansprakelijk voor opzet en grove nalatigheid, voor schade door overlijden en letsel en volgens de regels voor productaansprakelijkheid. Bij lichte nalatigheid zijn we alleen aansprakelijk voor het niet nakomen van wezenlijke verplichtingen en alleen voor schade die gewoonlijk te voorzien is.',
      ],
      [
        '11. Recht en geschillen',
        'Duits recht is van toepassing; regels die consumenten beschermen in het land waar je woont, blijven gelden. We nemen niet deel aan procedures voor een Duitse geschillencommissie.',
      ],
    ),
  withdrawal: (company) =>
    sectioned(
      'Je kunt deze overeenkomst binnen veertien dagen zonder opgaaf van reden herroepen.',
      [
        'Termijn',
        'De termijn is veertien dagen vanaf de dag waarop jij, of iemand die je hebt aangewezen en die niet de vervoerder is, het laatste artikel ontvangt. Het is genoeg als je de herroeping vóór het einde van de termijn verstuurt.',
      ],
      [
        'Zo herroep je',
        leadingTo(
          'Zonder in te loggen kan het hier en onderaan elke pagina:',
          WITHDRAWAL_FORM,
          'Hier de overeenkomst herroepen',
        ),
        'Of open de bestelling in je account of via de link in de bevestiging en kies ‘Hier de overeenkomst herroepen’. De ontvangst bevestigen we meteen per e-mail. Elke andere duidelijke verklaring geldt ook, per brief, telefoon of e-mail:',
        `${company.name}, ${company.address}, Duitsland`,
        reach(company, 'Telefoon', 'e-mail'),
      ],
      [
        'Gevolgen',
        'We betalen alle bedragen inclusief standaardbezorging uiterlijk binnen veertien dagen na ontvangst van je herroeping terug, op dezelfde manier als je hebt betaald en zonder kosten. We mogen wachten tot de artikelen terug zijn of je aantoont dat je ze hebt verstuurd.',
        'Stuur de artikelen binnen veertien dagen na je herroeping terug of geef ze af in een van onze winkels. De kosten van het terugsturen zijn voor ons. Voor waardevermindering ben je alleen aansprakelijk als ze komt door gebruik dat verder ging dan nodig om de artikelen te beoordelen.',
      ],
      [
        'Uitzonderingen',
        'Het recht geldt niet voor artikelen die op maat zijn gemaakt of voor je zijn vermaakt, en vervalt bij verzegeld ondergoed waarvan de verzegeling is verbroken.',
      ],
      [
        'Modelformulier voor herroeping',
        `Aan ${company.name}, ${company.address}, Duitsland, ${company.mail}:`,
        'Ik/Wij deel/delen hierbij mee dat ik/wij mijn/onze overeenkomst over de verkoop van de volgende goederen herroep/herroepen: … Besteld op / ontvangen op: … Naam: … Adres: … Datum, handtekening (alleen op papier): …',
      ],
    ),
};
