import { emailTemplate } from '@/cms-schema/content-types/email-template';
import type { Shop } from './legal/legal-pages';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const orderPaid = {
  intro: inSix(
    'vielen Dank für Ihr Vertrauen. Ihre Bestellung {number} ist bezahlt, und wir packen sie mit Sorgfalt.',
    'thank you for your trust. Your order {number} is paid, and we are packing it with care.',
    'děkujeme za vaši důvěru. Objednávka {number} je zaplacena a pečlivě ji balíme.',
    'dziękujemy za zaufanie. Zamówienie {number} jest opłacone, pakujemy je z troską.',
    'hartelijk dank voor uw vertrouwen. Uw bestelling {number} is betaald en wij pakken haar met zorg in.',
    'merci de votre confiance. Votre commande {number} est payée et nous la préparons avec soin.',
  ),
  closing: inSix(
    'Herzliche Grüße aus der Werkstatt',
    'Warm regards from the workshop',
    'Srdečné pozdravy z dílny',
    'Serdeczne pozdrowienia z pracowni',
    'Hartelijke groeten uit het atelier',
    'Bien cordialement, l’atelier',
  ),
};

const reservationPlaced = {
  intro: inSix(
    'gern legen wir Ihnen alles zur Anprobe bereit: {store} freut sich auf Sie.',
    'we are happy to lay everything out for you to try on: {store} looks forward to your visit.',
    'rádi vám vše připravíme k vyzkoušení: {store} se na vás těší.',
    'chętnie przygotujemy wszystko do przymierzenia: {store} czeka na Państwa.',
    'wij leggen graag alles voor u klaar om te passen: {store} verheugt zich op uw bezoek.',
    'nous préparons tout pour votre essayage : {store} se réjouit de votre visite.',
  ),
};

/** The editors' words for two kinds of emails. */
export const emailTemplates = (shop: Shop): SeedEntry[] => [
  entry(emailTemplate, `${shop}-email-order-paid`, {
    title: `${shop.toUpperCase()} Bestellung bezahlt`,
    ...{ project: shop, kind: 'order-paid', ...orderPaid },
  }),
  entry(emailTemplate, `${shop}-email-reservation-placed`, {
    title: `${shop.toUpperCase()} Reservierung`,
    ...{ project: shop, kind: 'reservation-placed', ...reservationPlaced },
  }),
];
