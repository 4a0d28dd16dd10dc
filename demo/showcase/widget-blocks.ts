import { appointmentFrame } from '@/cms-schema/content-types/appointment-frame';
import { lightWidget } from '@/cms-schema/content-types/light-widget';
import { parcelTracking } from '@/cms-schema/content-types/parcel-tracking';
import { podcastPlayer } from '@/cms-schema/content-types/podcast-player';
import { voucherWidget } from '@/cms-schema/content-types/voucher-widget';
import { entry, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';

/** Widgets of non-existent providers (RFC 2606), which show an error after consent. */
const widget = (name: string) => ({
  provider: 'example.com',
  source: `https://widgets.example.com/${name}.js`,
});

/** Third-party content that requires the visitor's consent. */
export const showcaseWidgets = (project: DemoShop): SeedEntry[] => [
  entry(lightWidget, `${project}-showcase-photos`, {
    ...widget('photos'),
    headline: inSix(
      'Von Ihnen getragen',
      'Worn by you',
      'Jak to nosíte vy',
      'Noszone przez Państwa',
      'Door jou gedragen',
      'Porté par vous',
    ),
  }),
  entry(parcelTracking, `${project}-showcase-parcel`, {
    ...widget('parcel'),
    headline: inSix(
      'Wo ist mein Paket?',
      'Where is my parcel?',
      'Kde je můj balík?',
      'Gdzie jest moja paczka?',
      'Waar is mijn pakket?',
      'Où est mon colis ?',
    ),
  }),
  entry(podcastPlayer, `${project}-showcase-podcast`, {
    ...widget('podcast'),
    headline: inSix(
      'Unser Podcast über Stoffe',
      'Our podcast on cloth',
      'Náš podcast o látkách',
      'Nasz podcast o tkaninach',
      'Onze podcast over stoffen',
      'Notre podcast sur les étoffes',
    ),
  }),
  entry(voucherWidget, `${project}-showcase-voucher`, {
    ...widget('voucher'),
    headline: inSix(
      'Einen Gutschein verschenken',
      'Give a voucher',
      'Darovat poukaz',
      'Podaruj kartę podarunkową',
      'Een cadeaubon geven',
      'Offrir un bon cadeau',
    ),
  }),
  entry(appointmentFrame, `${project}-showcase-appointment`, {
    provider: 'example.com',
    source: { de: 'https://example.com/' },
    headline: inSix(
      'Einen Termin vereinbaren',
      'Make an appointment',
      'Domluvit si schůzku',
      'Umów wizytę',
      'Een afspraak maken',
      'Prendre rendez-vous',
    ),
  }),
];
