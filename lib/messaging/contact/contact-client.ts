import { postJson, type EndpointResponse } from '@/lib/platform/http/send-json';
import type { ContactSubject } from './contact-subjects';

export { CONTACT_SUBJECTS } from './contact-subjects';

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  /** Empty if the visitor enters none. */
  custNumber: string;
  subject: ContactSubject;
  message: string;
  /** Whether the visitor requests a call back, which requires a number. */
  callBack: boolean;
  phoneNumber: string;
  acceptDatenschutz: boolean;
  token: string;
}

export const sendMessage = (message: ContactMessage): Promise<EndpointResponse> =>
  postJson('/api/contact/sendEmail', message);
