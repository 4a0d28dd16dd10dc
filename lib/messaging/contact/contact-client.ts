import { postJson, type EndpointResponse } from '@/lib/platform/http/send-json';
import type { ContactSubject } from './contact-subjects';

export { CONTACT_SUBJECTS } from './contact-subjects';

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
  /** Token of the captcha. */
  token: string;
}

export const sendMessage = (message: ContactMessage): Promise<EndpointResponse> =>
  postJson('/api/contact/sendEmail', message);
