import { badRequest } from '#http/api-error';
import type { Call } from '#http/call';
import type { Reading, Stage } from '#query/reading';

/** @throws ApiError 400 for a locale the environment does not have, or does not deliver. */
export function readingOf(call: Call, stage: Stage): Reading {
  const { environment, fileUrl } = call;
  const locale = call.query.get('locale') ?? environment.defaultLocale.body.code;
  if (locale !== '*' && !environment.localesByCode.get(locale)?.body.contentDeliveryApi) {
    throw badRequest(`Unknown locale: ${locale}`);
  }
  return { environment, stage, locale, fileUrl };
}
