import { createTransport } from 'nodemailer';
import { unreachable, type Check } from './finding';

const TIMEOUT_MS = 30_000;

export const checkMail: Check = {
  part: 'email',
  needs: ['SMTP_URL'],
  find: async ({ SMTP_URL = '' }) => {
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
    });
    try {
      await transport.verify();
      return [];
    } catch (error) {
      const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
      return isLogin
        ? [
            {
              fault: 'the SMTP server rejects name and password',
              mend: 'Correct them in SMTP_URL; write special characters as %40 (@), %3A (:), %2F (/).',
            },
          ]
        : [unreachable(new URL(SMTP_URL).host, 'SMTP_URL', error)];
    } finally {
      transport.close();
    }
  },
};
