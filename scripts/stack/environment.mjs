import { existsSync } from 'node:fs';
import { programOf } from './compile-packages.mjs';
import { inCheckout } from './checkout.mjs';
import { CannotStart } from './cannot-start.mjs';

/**
 * @typedef {'postgres' | 'content' | 'search' | 'media' | 'payment' | 'mail'} ServiceName
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {object} Plan what this start has to provide itself
 * @property {ServiceName[]} services in the order of their start
 * @property {import('./ports.mjs').PortName[]} ports that will be used
 * @property {Record<string, string>} variables for the shop and its tools, without DATABASE_URL
 *   when PostgreSQL is ours (only the service knows its password)
 * @property {boolean} isContentEmbedded
 * @property {boolean} isSearchEmbedded
 */

/** @type {Record<ServiceName, import('./ports.mjs').PortName[]>} */
const SERVICE_PORTS = {
  postgres: ['POSTGRES_PORT'],
  content: ['CONTENT_DELIVERY_PORT', 'CONTENT_PREVIEW_PORT', 'CONTENT_MANAGEMENT_PORT'],
  search: ['SEARCH_PORT'],
  media: ['MEDIA_PORT'],
  payment: ['PAYMENT_PORT'],
  mail: ['MAIL_PORT', 'MAIL_READER_PORT'],
};

/**
 * Variables that a hosted service requires, and further ones that refer to one.
 * @typedef {object} Hosted
 * @property {string} thing in a sentence
 * @property {string[]} needs
 * @property {string[]} also
 */

/** @type {Hosted} */
const HOSTED_CONTENT = {
  thing: 'content space',
  needs: ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN'],
  also: ['CONTENTFUL_HOST'],
};

/** @type {Hosted} */
const HOSTED_SEARCH = {
  thing: 'search application',
  needs: ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
  also: ['ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_HOST'],
};

/** @type {Hosted} */
const HOSTED_PAYMENT = {
  thing: 'payment account',
  needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  also: ['STRIPE_HOST'],
};

/**
 * Whether the environment configures a space, token or host, which replaces the embedded service.
 * @param {Environment} environment
 * @param {Hosted} hosted
 * @throws CannotStart if the configuration is incomplete, because guessing would mix two services
 */
function isProvided(environment, { thing, needs, also }) {
  const given = [...needs, ...also].filter((name) => environment[name]);
  if (given.length === 0) return false;
  const missing = needs.filter((name) => !environment[name]);
  if (missing.length > 0) {
    throw new CannotStart(
      `The environment names a ${thing} only in part: ${given.join(', ')} set, ${missing.join(', ')} missing. ` +
        `Set all of them, or none to use the embedded service.`,
    );
  }
  return true;
}

/** @param {import('./ports.mjs').Ports} ports @param {import('./state.mjs').Secrets} secrets */
function embeddedContent(ports, secrets) {
  return {
    CONTENTFUL_SPACE_ID: 'selvedge',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_HOST: `127.0.0.1:${ports.CONTENT_DELIVERY_PORT}`,
    CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${ports.CONTENT_PREVIEW_PORT}`,
    CONTENTFUL_MANAGEMENT_HOST: `127.0.0.1:${ports.CONTENT_MANAGEMENT_PORT}`,
    CONTENTFUL_UPLOAD_HOST: `127.0.0.1:${ports.CONTENT_MANAGEMENT_PORT}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_ACCESS_TOKEN: secrets.CONTENTFUL_ACCESS_TOKEN,
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: secrets.CONTENTFUL_PREVIEW_ACCESS_TOKEN,
    CONTENTFUL_MANAGEMENT_TOKEN: secrets.CONTENTFUL_MANAGEMENT_TOKEN,
  };
}

/**
 * Local targets that the content service may request for an editor: the shop, for webhooks, and its
 * own files.
 * @param {import('./ports.mjs').Ports} ports
 */
const ownTargets = (ports) =>
  [ports.PORT, ports.CONTENT_DELIVERY_PORT]
    .flatMap((port) => [`localhost:${port}`, `127.0.0.1:${port}`])
    .join(',');

/** @param {import('./ports.mjs').Ports} ports @param {import('./state.mjs').Secrets} secrets */
function embeddedSearch(ports, secrets) {
  return {
    ALGOLIA_APP_ID: 'SELVEDGE',
    ALGOLIA_HOST: `127.0.0.1:${ports.SEARCH_PORT}`,
    ALGOLIA_SEARCH_API_KEY: secrets.ALGOLIA_SEARCH_API_KEY,
    ALGOLIA_ADMIN_API_KEY: secrets.ALGOLIA_ADMIN_API_KEY,
  };
}

/** @param {import('./ports.mjs').Ports} ports @param {import('./state.mjs').Secrets} secrets */
function embeddedPayment(ports, secrets) {
  return {
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    STRIPE_HOST: `127.0.0.1:${ports.PAYMENT_PORT}`,
    PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${ports.PORT}/api/payment/webhook`,
  };
}

/** @param {import('./ports.mjs').Ports} ports */
function embeddedMail(ports) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${ports.MAIL_PORT}`,
    MAIL_READER_URL: `http://127.0.0.1:${ports.MAIL_READER_PORT}`,
  };
}

/**
 * Treats empty variables as unset, because container tools pass on all they know.
 * @param {Environment} environment
 * @returns {Environment}
 */
export const withoutEmpty = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** @param {import('./ports.mjs').Ports} ports @param {import('./state.mjs').Secrets} secrets */
function embeddedMedia(ports, secrets) {
  return {
    MEDIA_BASE_URL: `http://localhost:${ports.MEDIA_PORT}`,
    MEDIA_WRITE_TOKEN: secrets.MEDIA_WRITE_TOKEN,
  };
}

/**
 * The services that the environment does not replace, in the order of their start.
 * @param {Environment} environment
 * @param {boolean} hasMediaService
 */
function embeddedServices(environment, hasMediaService) {
  /** @type {Record<ServiceName, boolean>} */
  const isEmbedded = {
    postgres: !environment.DATABASE_URL,
    content: !isProvided(environment, HOSTED_CONTENT),
    search: !isProvided(environment, HOSTED_SEARCH),
    media: !environment.MEDIA_BASE_URL && hasMediaService,
    payment: !isProvided(environment, HOSTED_PAYMENT),
    mail: !environment.SMTP_URL,
  };
  const names = /** @type {ServiceName[]} */ (Object.keys(isEmbedded)); // keys of that very object
  return names.filter((name) => isEmbedded[name]);
}

/**
 * Folder of the shops' settings: `shops` of the checkout, else the demo's in a shop that has it.
 * @param {boolean} hasDemo
 */
function settingsFolder(hasDemo) {
  const own = inCheckout('shops');
  return hasDemo && !existsSync(own) ? inCheckout('demo/shops') : own;
}

/**
 * Uses each variable of the environment, and embedded services for the rest.
 * @param {Environment} environment
 * @param {{ ports: import('./ports.mjs').Ports, secrets: import('./state.mjs').Secrets,
 *   hasMediaService?: boolean }} own
 * @returns {Plan}
 */
export function planFor(environment, { ports, secrets, hasMediaService = mediaServiceExists() }) {
  const services = embeddedServices(environment, hasMediaService);
  const isContentEmbedded = services.includes('content');
  const hasDemo = isContentEmbedded && environment.SELVEDGE_DEMO !== 'none';
  /** @param {string} name @param {string} fallback */
  const chosen = (name, fallback) => ({ [name]: environment[name] || fallback });
  return {
    services,
    ports: [...services.flatMap((service) => SERVICE_PORTS[service]), 'PORT'],
    isContentEmbedded,
    isSearchEmbedded: services.includes('search'),
    variables: {
      ...(isContentEmbedded && embeddedContent(ports, secrets)),
      ...(services.includes('search') && embeddedSearch(ports, secrets)),
      ...(services.includes('payment') && embeddedPayment(ports, secrets)),
      ...(services.includes('mail') && embeddedMail(ports)),
      ...(isContentEmbedded && chosen('CONTENT_ALLOWED_TARGETS', ownTargets(ports))),
      ...chosen('SHOP_SETTINGS', settingsFolder(hasDemo)),
      ...(environment.SELVEDGE_DEMO && { SELVEDGE_DEMO: environment.SELVEDGE_DEMO }),
      SELVEDGE_DEV_PAGES: String(isContentEmbedded),
      ...chosen('CONTENTFUL_PREVIEW_SECRET', secrets.CONTENTFUL_PREVIEW_SECRET),
      ...chosen('CONTENTFUL_REVALIDATE_SECRET', secrets.CONTENTFUL_REVALIDATE_SECRET),
      ...chosen('SESSION_SECRET', secrets.SESSION_SECRET),
      ...chosen('SITE_URL', `http://localhost:${ports.PORT}`),
      ...(services.includes('media') && embeddedMedia(ports, secrets)),
      ...(environment.MEDIA_BASE_URL && { MEDIA_BASE_URL: environment.MEDIA_BASE_URL }),
      ...(environment.DATABASE_URL && { DATABASE_URL: environment.DATABASE_URL }),
    },
  };
}

const mediaServiceExists = () => existsSync(programOf('media'));
