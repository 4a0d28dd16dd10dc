export const emailEn = {
  placeholders: 'Insert',
  preview: 'The email as it would be',
  real: 'With the values of the latest email of this kind; name, address and links are examples.',
  example: 'No email of this kind was sent lately in this language; the values are examples.',
  nothing: 'Choose shop and kind to see the email.',
  address: 'Email address',
  send: 'Send it to me',
  sent: 'Sent.',
};

export type EmailMessages = typeof emailEn;

export const emailDe: EmailMessages = {
  placeholders: 'Einfügen',
  preview: 'Die E-Mail, wie sie wäre',
  real: 'Mit den Werten der letzten E-Mail dieser Art; Name, Adresse und Links sind Beispiele.',
  example:
    'In dieser Sprache wurde zuletzt keine E-Mail dieser Art verschickt; die Werte sind Beispiele.',
  nothing: 'Wählen Sie Shop und Art, um die E-Mail zu sehen.',
  address: 'E-Mail-Adresse',
  send: 'An mich schicken',
  sent: 'Verschickt.',
};
