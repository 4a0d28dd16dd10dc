import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { deliveryDays } from '@/demo/free-delivery';
import { heading, richText } from '@/demo/rich-text';
import { entry } from '@/demo/seed-entry';

const DAYS = deliveryDays('CH');

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
          `Ihr Paket ist in ${DAYS} Werktagen bei Ihnen.`,
          heading('Zoll und Steuer'),
          'Beides ist im Preis enthalten. Beim Empfang zahlen Sie nichts nach.',
          heading('Rücksendung'),
          'Kostenlos mit dem Etikett von der Seite Ihrer Bestellung, in jeder Filiale der Post.',
        ),
        en: richText(
          `Your parcel reaches you within ${DAYS} working days.`,
          heading('Duties and taxes'),
          'Both are included in the price. Nothing is left to pay on delivery.',
          heading('Returns'),
          'Free of charge with the label from the page of your order, at any post office.',
        ),
        cs: richText(
          `Balík je u vás za ${DAYS} pracovních dnů.`,
          heading('Clo a daně'),
          'Obojí je v ceně. Při převzetí už nic nedoplácíte.',
          heading('Vrácení'),
          'Zdarma se štítkem ze stránky vaší objednávky, na každé poště.',
        ),
        pl: richText(
          `Paczka dotrze w ciągu ${DAYS} dni roboczych.`,
          heading('Cło i podatki'),
          'Jedno i drugie jest wliczone w cenę. Przy odbiorze nie ma nic do dopłaty.',
          heading('Zwrot'),
          'Bezpłatny, z etykietą ze strony zamówienia, w każdej placówce pocztowej.',
        ),
        nl: richText(
          `Je pakket is er binnen ${DAYS} werkdagen.`,
          heading('Invoerrechten en belasting'),
          'Allebei zitten ze in de prijs. Bij ontvangst betaal je niets bij.',
          heading('Retour'),
          'Gratis met het label van de pagina van je bestelling, bij elk postkantoor.',
        ),
        fr: richText(
          `Votre colis arrive en ${DAYS} jours ouvrés.`,
          heading('Douane et taxes'),
          'Tout est compris dans le prix. Vous ne payez rien à la réception.',
          heading('Retour'),
          'Gratuit avec l’étiquette de la page de votre commande, dans chaque bureau de poste.',
        ),
      },
    }),
  ],
});
