import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editEmailTemplate(migration: Migration): void {
  const type = migration.editContentType('emailTemplate');
  type.editField('kind').validations([
    {
      in: [
        'order-paid',
        'order-accepted',
        'prepayment-request',
        'order-shipped',
        'order-exchanged',
        'order-cancelled',
        'order-cancelled-unpaid',
        'order-refunded',
        'payment-failed',
        'transfer-late',
        'withdrawal-received',
        'return-registered',
        'gift-cards',
        'reservation-placed',
        'account-registered',
        'password-reset',
        'password-changed',
        'email-change',
        'email-changed',
        'card-activation',
        'newsletter-confirm',
        'newsletter-welcome',
        'contact-confirm',
        'contact-copy',
        'entry-confirm',
        'raffle-entered',
        'early-shop-entered',
        'notice-confirm-stock',
        'notice-confirm-price',
        'article-in-stock',
        'article-price',
      ],
    },
  ]);
  type.changeFieldControl('kind', 'builtin', 'dropdown', {
    helpText: 'What the email is about; docs/mail.md lists what each may contain.',
  });
}

/**
 * emailTemplate
 *   changes field kind: validations [{"regexp":{"pattern":"^[a-z]+(-[a-z]+)*$"}}] → [{"in":["order-paid","order-accepted","prepayment-request","order-shipped","order-exchanged","order-cancelled","order-cancelled-unpaid","order-refunded","payment-failed","transfer-late","withdrawal-received","return-registered","gift-cards","reservation-placed","account-registered","password-reset","password-changed","email-change","email-changed","card-activation","newsletter-confirm","newsletter-welcome","contact-confirm","contact-copy","entry-confirm","raffle-entered","early-shop-entered","notice-confirm-stock","notice-confirm-price","article-in-stock","article-price"]}]
 *   input of kind: dropdown, “What the email is about; docs/mail.md lists what each may contain.”
 *   note: entries whose kind does not fit cannot be published again until they are mended
 */
const offerKindsOfEmails: MigrationFunction = (migration) => {
  editEmailTemplate(migration);
};

export default offerKindsOfEmails;
