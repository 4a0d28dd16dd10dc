import type { Messages } from '@/lib/shop/i18n/messages';

export type FormRejection = keyof Messages['formErrors'];

export const FORM_REJECTIONS: Readonly<Record<FormRejection, number>> = {
  invalid: 400,
  expired: 410,
  unknownOrder: 404,
  unknownArticle: 404,
  available: 409,
  nothingToReturn: 409,
  tooMany: 429,
  unavailable: 503,
};
