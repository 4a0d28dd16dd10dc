import { accordionItem } from '@/cms-schema/content-types/parts';
import type { freeDeliveryParagraph } from './free-delivery';
import { part } from './seed-entry';
import { inSix, type paragraphInSix } from './showcase/in-six';

/**
 * Fields of a shop's shipping information, whose headlines are the same in all shops.
 * @param delivery how long it takes, and what it costs
 * @param returns how articles are returned
 */
export const shippingInfo = (
  delivery: ReturnType<typeof freeDeliveryParagraph>,
  returns: ReturnType<typeof paragraphInSix>,
) => ({
  shippingHeadline: inSix(
    'Versand und Rückgabe',
    'Delivery and returns',
    'Doručení a vrácení',
    'Dostawa i zwroty',
    'Bezorging en retour',
    'Livraison et retour',
  ),
  shippingAccordions: [
    part(accordionItem, {
      headline: inSix('Lieferung', 'Delivery', 'Doručení', 'Dostawa', 'Bezorging', 'Livraison'),
      text: delivery,
    }),
    part(accordionItem, {
      headline: inSix('Rückgabe', 'Returns', 'Vrácení', 'Zwroty', 'Retour', 'Retour'),
      text: returns,
    }),
  ],
});
