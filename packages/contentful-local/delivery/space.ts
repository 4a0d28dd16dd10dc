import { type ApiResponse, type Call, ok } from '#http/call';
import type { Locale } from '#model/entities';
import { inLocaleOrder } from '#query/locale-order';
import { listRecords } from '#query/record-list';

const deliveryLocales = (call: Call) =>
  inLocaleOrder(call.environment.locales.values()).filter(
    (locale) => locale.body.contentDeliveryApi,
  );

export function showSpace(call: Call): ApiResponse {
  const { record } = call.space;
  const locales = deliveryLocales(call).map(
    ({ body: { code, default: isDefault, name, fallbackCode } }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    }),
  );
  return ok({ sys: { type: 'Space', id: record.id }, name: record.body.name, locales });
}

export function listLocales(call: Call): ApiResponse {
  const show = ({ id, version, body }: Locale) => ({
    code: body.code,
    name: body.name,
    default: body.default,
    fallbackCode: body.fallbackCode,
    sys: { id, type: 'Locale', version },
  });
  return ok({ ...listRecords(call.url, deliveryLocales(call), show), limit: 1000 });
}
