import type { JsonObject } from '@/lib/platform/http/json-object';
import { isPhoneNumber } from '@/lib/shop/address/phone-numbers';
import { storedPhone } from '@/lib/shop/address/phone-number.server';
import { eq } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { customerAddresses, customers } from '@/lib/platform/db/schema-customers';
import type { ProjectId } from '@/lib/shop/project/projects';
import {
  accountCountries,
  checkNames,
  checkPlace,
  flatFields,
  sentText,
  type AccountErrors,
} from './registration';
import { withUnknownAccountLetters } from './unknown-letters.server';

export const ADDRESS_FORM_FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'company',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'country',
  'state',
  'phone',
] as const;

const COMPANY_MAX = 60;

function checkRest(sent: JsonObject, country: string): AccountErrors {
  const phone = sentText(sent, 'phone');
  return {
    ...(sentText(sent, 'company').length > COMPANY_MAX && { company: 'tooLong' as const }),
    ...(phone && !isPhoneNumber(phone, country) && { phone: 'invalid' as const }),
    ...(!['', 'herr', 'frau'].includes(sentText(sent, 'salutation')) && {
      salutation: 'invalid' as const,
    }),
  };
}

/**
 * Saves a customer's name and billing address.
 * @param payload of a form or JSON: reads declared fields only
 * @returns errors, at most one per field; nothing is saved then
 */
export async function saveBillingAddress(
  customerId: string,
  project: ProjectId,
  payload: JsonObject,
): Promise<AccountErrors | null> {
  const sent = flatFields(payload);
  const { place, errors } = checkPlace(sent, accountCountries(project, false));
  const wrong = withUnknownAccountLetters(
    { ...checkNames(sent), ...errors, ...checkRest(sent, place.country) },
    sent,
    ['company'],
  );
  if (Object.keys(wrong).length > 0) return wrong;
  const [salutation, phone] = [sentText(sent, 'salutation'), sentText(sent, 'phone')];
  const row = {
    ...place,
    additionalAddressInfo: place.additionalAddressInfo || null,
    state: place.state || null,
    company: sentText(sent, 'company') || null,
    phone: phone ? storedPhone(phone, place.country) : null,
    salutation: salutation === 'herr' || salutation === 'frau' ? salutation : null,
  } as const;
  await inTransaction(async (transaction) => {
    await transaction
      .update(customers)
      .set({ firstName: sentText(sent, 'firstName'), lastName: sentText(sent, 'lastName') })
      .where(eq(customers.id, customerId));
    await transaction
      .insert(customerAddresses)
      .values({ customerId, kind: 'billing', ...row })
      .onConflictDoUpdate({
        target: [customerAddresses.customerId, customerAddresses.kind],
        set: row,
      });
  });
  return null;
}
