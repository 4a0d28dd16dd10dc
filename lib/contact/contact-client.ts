import { postJson, type CallAnswer } from '@/lib/http/send-json';

/** What a message can be about. */
export const CONTACT_SUBJECTS = [
  'questionAboutOrder',
  'complaint',
  'refund',
  'return',
  'delivery',
  'others',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  /** Empty when the visitor gives none. */
  custNumber: string;
  subject: ContactSubject;
  message: string;
  /** The visitor requests a call back; then there is a number. */
  callBack: boolean;
  phoneNumber: string;
  acceptDatenschutz: boolean;
  /** Of the captcha. */
  token: string;
}

export const sendMessage = (message: ContactMessage): Promise<CallAnswer> =>
  postJson('/api/contact/sendEmail', message);
