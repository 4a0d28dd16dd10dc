import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { heading, richText } from '@/demo/rich-text';
import { entry } from '@/demo/seed-entry';

export const hggSwissDelivery = entry(page, 'hgg-page-lieferung-schweiz', {
  title: 'HGG Lieferung in die Schweiz',
  main: [
    entry(textBox, 'hgg-swiss-text', {
      title: 'HGG Lieferung Schweiz: Text',
      headline: {
        de: 'Lieferung in die Schweiz',
        en: 'Delivery to Switzerland',
        cs: 'Doručení do Švýcarska',
        pl: 'Dostawa do Szwajcarii',
        nl: 'Bezorging in Zwitserland',
        fr: 'Livraison en Suisse',
      },
      body: {
        de: richText(
          'Ihr Paket geht zweimal in der Woche über die Grenze und ist vier Werktage später bei Ihnen.',
          heading('Zoll und Steuer'),
          'Beides ist im Preis enthalten. Beim Empfang zahlen Sie nichts nach.',
          heading('Rücksendung'),
          'Kostenlos mit dem beigelegten Etikett, in jeder Filiale der Post.',
        ),
        en: richText(
          'Your parcel crosses the border twice a week and reaches you four working days later.',
          heading('Duties and taxes'),
          'Both are included in the price. Nothing is left to pay on delivery.',
          heading('Returns'),
          'Free of charge with the label enclosed, at any post office.',
        ),
        cs: richText(
          'Balík přejíždí hranici dvakrát týdně a za čtyři pracovní dny je u vás.',
          heading('Clo a daně'),
          'Obojí je v ceně. Při převzetí už nic nedoplácíte.',
          heading('Vrácení'),
          'Zdarma s přiloženým štítkem, na každé poště.',
        ),
        pl: richText(
          'Paczki przekraczają granicę dwa razy w tygodniu i docierają po czterech dniach roboczych.',
          heading('Cło i podatki'),
          'Jedno i drugie jest wliczone w cenę. Przy odbiorze nie ma nic do dopłaty.',
          heading('Zwrot'),
          'Bezpłatny, z dołączoną etykietą, w każdej placówce pocztowej.',
        ),
        nl: richText(
          'Je pakket gaat twee keer per week de grens over en is er vier werkdagen later.',
          heading('Invoerrechten en belasting'),
          'Allebei zitten ze in de prijs. Bij ontvangst betaal je niets bij.',
          heading('Retour'),
          'Gratis met het bijgevoegde etiket, bij elk postkantoor.',
        ),
        fr: richText(
          'Votre colis passe la frontière deux fois par semaine et arrive quatre jours ouvrés plus tard.',
          heading('Douane et taxes'),
          'Tout est compris dans le prix. Vous ne payez rien à la réception.',
          heading('Retour'),
          'Gratuit avec l’étiquette jointe, dans chaque bureau de poste.',
        ),
      },
    }),
  ],
});
