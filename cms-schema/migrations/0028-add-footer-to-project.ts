import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editProject(migration: Migration): void {
  const type = migration.editContentType('project');
  type.createField('legalNodes', {
    name: 'Legal nodes',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['node'] }] },
    validations: [{ size: { max: 12 } }],
  });
  type.createField('socialLinks', {
    name: 'Social links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['socialLink'] }] },
    validations: [{ size: { max: 8 } }],
  });
  type.createField('paymentMethods', {
    name: 'Payment methods',
    type: 'Array',
    items: {
      type: 'Symbol',
      validations: [
        {
          in: [
            'Visa',
            'Mastercard',
            'American Express',
            'PayPal',
            'Amazon Pay',
            'Klarna',
            'Apple Pay',
            'Google Pay',
            'SEPA',
            'invoice',
          ],
        },
      ],
    },
  });
  type.createField('hotlines', {
    name: 'Hotlines',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['hotline'] }] },
    validations: [{ size: { max: 4 } }],
  });
  type.createField('newsletterHeadline', {
    name: 'Newsletter headline',
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('newsletterText', {
    name: 'Newsletter text',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 240 } }],
  });
  type.createField('newsletterLink', { name: 'Newsletter link', type: 'Symbol', localized: true });
  type.createField('appLinks', {
    name: 'App links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['appLink'] }] },
    validations: [{ size: { max: 2 } }],
  });
  type.createField('serviceStore', {
    name: 'Service store',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['serviceStore'] }],
    },
    validations: [{ size: { max: 1 } }],
  });
  type.moveField('legalNodes').afterField('footerNodes');
  type.moveField('socialLinks').afterField('legalNodes');
  type.moveField('paymentMethods').afterField('socialLinks');
  type.moveField('hotlines').afterField('paymentMethods');
  type.moveField('newsletterHeadline').afterField('hotlines');
  type.moveField('newsletterText').afterField('newsletterHeadline');
  type.moveField('newsletterLink').afterField('newsletterText');
  type.moveField('appLinks').afterField('newsletterLink');
  type.moveField('serviceStore').afterField('appLinks');
  type.changeFieldControl('paymentMethods', 'builtin', 'checkbox');
  type.changeFieldControl('newsletterText', 'builtin', 'multipleLine');
  type.changeFieldControl('newsletterLink', 'builtin', 'singleLine', {
    helpText: 'The page that takes the address on.',
  });
}

function createAppLink(migration: Migration): void {
  const type = migration.createContentType('appLink', {
    name: 'App link',
    description: 'The shop’s app in a store of apps.',
  });
  type.createField('store', {
    name: 'Store',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['App Store', 'Google Play'] }],
  });
  type.changeFieldControl('store', 'builtin', 'dropdown');
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true, required: true });
  type.displayField('store');
}

function createHotline(migration: Migration): void {
  const type = migration.createContentType('hotline', {
    name: 'Hotline',
    description: 'A number customers call, and when somebody answers.',
  });
  type.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 60 } }],
  });
  type.createField('number', {
    name: 'Number',
    type: 'Symbol',
    required: true,
    validations: [{ regexp: { pattern: '^\\+?[\\d ()/.-]{5,30}$' } }],
  });
  type.changeFieldControl('number', 'builtin', 'singleLine', {
    helpText: 'As it is read: +49 89 1234 567.',
  });
  type.createField('hours', {
    name: 'Hours',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('hours', 'builtin', 'multipleLine');
  type.displayField('label');
}

function createServiceStore(migration: Migration): void {
  const type = migration.createContentType('serviceStore', {
    name: 'Service store',
    description: 'The house that looks after the shop’s customers, shown in the footer.',
  });
  type.createField('name', {
    name: 'Name',
    type: 'Symbol',
    required: true,
    validations: [{ size: { max: 80 } }],
  });
  type.createField('address', {
    name: 'Address',
    type: 'Text',
    required: true,
    validations: [{ size: { max: 200 } }],
  });
  type.changeFieldControl('address', 'builtin', 'multipleLine');
  type.createField('openingHours', {
    name: 'Opening hours',
    type: 'Text',
    localized: true,
    validations: [{ size: { max: 300 } }],
  });
  type.changeFieldControl('openingHours', 'builtin', 'multipleLine');
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true });
  type.changeFieldControl('link', 'builtin', 'singleLine', { helpText: 'Where its own page is.' });
  type.createField('latitude', {
    name: 'Latitude',
    type: 'Number',
    validations: [{ range: { min: -90, max: 90 } }],
  });
  type.createField('longitude', {
    name: 'Longitude',
    type: 'Number',
    validations: [{ range: { min: -180, max: 180 } }],
  });
  type.createField('mapHeight', {
    name: 'Map height',
    type: 'Integer',
    validations: [{ range: { min: 120, max: 600 } }],
    defaultValue: { de: 220 },
  });
  type.changeFieldControl('mapHeight', 'builtin', 'numberEditor', {
    helpText: 'Pixels the map is high.',
  });
  type.createField('nativeMarker', {
    name: 'Native marker',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.changeFieldControl('nativeMarker', 'builtin', 'boolean', {
    helpText: 'The map’s own marker instead of the shop’s.',
  });
  type.displayField('name');
}

function createSocialLink(migration: Migration): void {
  const type = migration.createContentType('socialLink', {
    name: 'Social link',
    description: 'The shop on a social network, shown in the footer.',
  });
  type.createField('network', {
    name: 'Network',
    type: 'Symbol',
    required: true,
    validations: [{ in: ['Instagram', 'Facebook', 'Pinterest', 'YouTube', 'TikTok', 'LinkedIn'] }],
  });
  type.changeFieldControl('network', 'builtin', 'dropdown');
  type.createField('link', { name: 'Link', type: 'Symbol', localized: true, required: true });
  type.displayField('network');
}

/**
 * project
 *   adds field legalNodes (list of Entry)
 *   adds field socialLinks (list of Entry)
 *   adds field paymentMethods (list of Symbol)
 *   adds field hotlines (list of Entry)
 *   adds field newsletterHeadline (Symbol, per language)
 *   adds field newsletterText (Text, per language)
 *   adds field newsletterLink (Symbol, per language)
 *   adds field appLinks (list of Entry)
 *   adds field serviceStore (list of Entry)
 *   moves field legalNodes after footerNodes
 *   moves field socialLinks after legalNodes
 *   moves field paymentMethods after socialLinks
 *   moves field hotlines after paymentMethods
 *   moves field newsletterHeadline after hotlines
 *   moves field newsletterText after newsletterHeadline
 *   moves field newsletterLink after newsletterText
 *   moves field appLinks after newsletterLink
 *   moves field serviceStore after appLinks
 *   input of paymentMethods: checkbox
 *   input of newsletterText: multipleLine
 *   input of newsletterLink: singleLine, “The page that takes the address on.”
 * appLink
 *   new content type “App link”
 *   adds field store (Symbol, required)
 *   input of store: dropdown
 *   adds field link (Symbol, required, per language)
 *   entries are called by store
 * hotline
 *   new content type “Hotline”
 *   adds field label (Symbol, required, per language)
 *   adds field number (Symbol, required)
 *   input of number: singleLine, “As it is read: +49 89 1234 567.”
 *   adds field hours (Text, per language)
 *   input of hours: multipleLine
 *   entries are called by label
 * serviceStore
 *   new content type “Service store”
 *   adds field name (Symbol, required)
 *   adds field address (Text, required)
 *   input of address: multipleLine
 *   adds field openingHours (Text, per language)
 *   input of openingHours: multipleLine
 *   adds field link (Symbol, per language)
 *   input of link: singleLine, “Where its own page is.”
 *   adds field latitude (Number)
 *   adds field longitude (Number)
 *   adds field mapHeight (Integer)
 *   input of mapHeight: numberEditor, “Pixels the map is high.”
 *   adds field nativeMarker (Boolean)
 *   input of nativeMarker: boolean, “The map’s own marker instead of the shop’s.”
 *   entries are called by name
 * socialLink
 *   new content type “Social link”
 *   adds field network (Symbol, required)
 *   input of network: dropdown
 *   adds field link (Symbol, required, per language)
 *   entries are called by network
 */
const addFooterToProject: MigrationFunction = (migration) => {
  editProject(migration);
  createAppLink(migration);
  createHotline(migration);
  createServiceStore(migration);
  createSocialLink(migration);
};

export default addFooterToProject;
