import { storedPhone } from '@/lib/shop/address/phone-number.server';
import { isPhoneNumber } from '@/lib/shop/address/phone-numbers';
import { z } from 'zod';
import { checkbox, consent, email, line } from '@/lib/messaging/forms/form-fields.server';
import { ORDER_NUMBER_LIMIT, readOrderNumber } from '@/lib/commerce/order-view/order-number';
import { formWrite } from '@/lib/messaging/forms/form-write.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { messagesIn } from '@/lib/shop/i18n/messages-in';
import { CONTACT_SUBJECTS } from './contact-subjects';
import { storeMessage } from './store-message.server';

/** Maximum length of a message in characters. */
const MESSAGE_LIMIT = 10_000;

const messageFields = z.object({
  firstName: line(1, 30),
  lastName: line(1, 30),
  email,
  custNumber: line(0, ORDER_NUMBER_LIMIT).default(''),
  subject: z.enum(CONTACT_SUBJECTS),
  // PostgreSQL cannot store null characters.
  message: z
    .string()
    .trim()
    .min(1)
    .max(MESSAGE_LIMIT)
    .transform((message) => message.replaceAll('\0', '')),
  callBack: checkbox,
  phoneNumber: line(0, 30).default(''),
  acceptDatenschutz: consent,
});

/** A number to call back must be valid in the visitor's country or have a country code. */
const contactForm = ({ locale }: PageContext) =>
  messageFields.refine(
    ({ callBack, phoneNumber }) => !callBack || isPhoneNumber(phoneNumber, locale.territory),
    { path: ['phoneNumber'] },
  );

/** Stores a message and sends it to the shop, with a copy to its sender. */
export const sendMessageEndpoint = formWrite({
  name: 'contact',
  schema: contactForm,
  take: async (message, { context, origin, hasCaptcha }) => {
    const { locale, project } = context;
    // Call-backs are offered in German only.
    const isCalled = message.callBack && locale.language === 'de';
    await storeMessage(
      {
        project,
        locale: locale.segment,
        origin,
        email: message.email,
        firstName: message.firstName,
        lastName: message.lastName,
        customerNumber: readOrderNumber(message.custNumber, [])[0] ?? (message.custNumber || null),
        subject: message.subject,
        message: message.message,
        phone: isCalled ? storedPhone(message.phoneNumber, locale.territory) : null,
      },
      hasCaptcha,
    );
    return { ok: true, data: { message: messagesIn(locale).contactForm.success } };
  },
});
