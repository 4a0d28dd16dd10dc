import { badRequest } from '#http/api-error';
import type { Call } from '#http/call';
import type { Reading, Stage } from '#query/reading';

export function readingOf(call: Call, stage: Stage): Reading {
  const { environment, fileUrl } = call;
  const locale = call.query.get('locale') ?? environment.defaultLocale.body.code;
  if (locale !== '*' && !environment.localesByCode.get(locale)?.body.contentDeliveryApi) {
    throw badRequest(`Unknown locale: ${locale}`);
  }
  return { environment, stage, locale, fileUrl };
}
