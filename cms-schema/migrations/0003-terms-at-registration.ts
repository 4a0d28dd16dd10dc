import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editLoyaltyCard(migration: Migration): void {
  const type = migration.editContentType('loyaltyCard');
  type.createField('termsLink', { name: 'Terms link', type: 'Symbol', localized: true });
  type.createField('privacyLink', { name: 'Privacy link', type: 'Symbol', localized: true });
  type.moveField('termsLink').afterField('text');
  type.moveField('privacyLink').afterField('termsLink');
  type.changeFieldControl('termsLink', 'builtin', 'singleLine', {
    helpText: 'Shown above the button that registers: node_…_modal opens over the page.',
  });
}

function editRegistration(migration: Migration): void {
  const type = migration.editContentType('registration');
  type.createField('termsLink', { name: 'Terms link', type: 'Symbol', localized: true });
  type.createField('privacyLink', { name: 'Privacy link', type: 'Symbol', localized: true });
  type.moveField('termsLink').afterField('text');
  type.moveField('privacyLink').afterField('termsLink');
  type.changeFieldControl('termsLink', 'builtin', 'singleLine', {
    helpText: 'Shown above the button that registers: node_…_modal opens over the page.',
  });
}

/**
 * loyaltyCard
 *   adds field termsLink (Symbol, per language)
 *   adds field privacyLink (Symbol, per language)
 *   moves field termsLink after text
 *   moves field privacyLink after termsLink
 *   input of termsLink: singleLine, “Shown above the button that registers: node_…_modal opens over the page.”
 * registration
 *   adds field termsLink (Symbol, per language)
 *   adds field privacyLink (Symbol, per language)
 *   moves field termsLink after text
 *   moves field privacyLink after termsLink
 *   input of termsLink: singleLine, “Shown above the button that registers: node_…_modal opens over the page.”
 */
const termsAtRegistration: MigrationFunction = (migration) => {
  editLoyaltyCard(migration);
  editRegistration(migration);
};

export default termsAtRegistration;
