import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selfSigned } from '@/packages/service-kit/testing/self-signed';
import type { Template } from '@/packages/service-kit/testing/test-database';
import { startVendor } from '@/scripts/strangers/vendor-service';
import { startHostedDatabase } from './hosted-database';
import { startHostedSmtp } from './hosted-smtp';

const LOGIN = { user: 'shop', password: 'of-the-mail-host' };

const HOSTED_SPACE = {
  CONTENTFUL_SPACE_ID: 'selvedge',
  CONTENTFUL_ACCESS_TOKEN: 'delivery-token',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'preview-token',
  CONTENTFUL_MANAGEMENT_TOKEN: 'management-token',
};
const SEARCH = {
  ALGOLIA_APP_ID: 'SELVEDGE',
  ALGOLIA_SEARCH_API_KEY: 'search-key-of-the-host',
  ALGOLIA_ADMIN_API_KEY: 'admin-key-of-the-host',
};
const PAYMENT = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_host',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_host_here',
};

/** A key that signs emails, and its record in the DNS. */
function dkimKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    variables: {
      MAIL_DKIM_DOMAIN: 'example.com',
      MAIL_DKIM_SELECTOR: 'shop',
      // As one line of a file.
      MAIL_DKIM_KEY: pem.replaceAll('\n', String.raw`\n`),
    },
    record: `v=DKIM1; k=rsa; p=${der.toString('base64')}`,
  };
}

interface Options {
  /** What the space has at first; nothing if omitted. */
  space?: Template;
  /** Port of the storefront, to which webhooks go. */
  shopPort: number;
  /** Limits of the content service's account too; they make a migration take minutes. */
  isContentStrict: boolean;
}

/** Starts content, search and payment at their vendors' own addresses, with the limits of an account. */
function startVendors({ space, shopPort, isContentStrict }: Options) {
  const shop = `127.0.0.1:${shopPort}`;
  return Promise.all([
    startVendor({
      service: 'content',
      prefix: 'CONTENT',
      hosts: {
        CONTENT_DELIVERY_PORT: ['cdn.contentful.com'],
        CONTENT_PREVIEW_PORT: ['preview.contentful.com'],
        CONTENT_MANAGEMENT_PORT: ['api.contentful.com', 'upload.contentful.com'],
      },
      variables: {
        ...HOSTED_SPACE,
        CONTENT_STRICT: String(isContentStrict),
        CONTENT_ALLOWED_TARGETS: `${shop},localhost:${shopPort}`,
      },
      ...(space && { template: space }),
    }),
    startVendor({
      service: 'search',
      prefix: 'SEARCH',
      hosts: { SEARCH_PORT: ['*.algolia.net', '*.algolianet.com', 'analytics.algolia.com'] },
      variables: { ...SEARCH, SEARCH_STRICT: 'true', SEARCH_MAX_RECORD_BYTES: '100000' },
    }),
    startVendor({
      service: 'payment',
      prefix: 'PAYMENT',
      hosts: { PAYMENT_PORT: ['api.stripe.com', 'checkout.stripe.com'] },
      variables: {
        ...PAYMENT,
        PAYMENT_STRICT: 'true',
        PAYMENT_PUBLIC_URL: 'https://checkout.stripe.com',
        PAYMENT_WEBHOOK_URL: `http://${shop}/api/payment/webhook`,
      },
    }),
  ]);
}

/** Writes the certificates of all hosts into one file, which Node and libpq trust. */
function authorities(folder: string, files: readonly string[]): string {
  const file = path.join(folder, 'authorities.pem');
  writeFileSync(file, files.map((each) => readFileSync(each, 'utf8')).join('\n'));
  return file;
}

/**
 * Everything that a shop needs, run as if it were elsewhere: the vendors' own host names through TLS with authorities of
 * ours, a database role without rights beyond its database, and an SMTP server that demands STARTTLS and a login.
 */
export async function startHostedParts(options: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-hosted-'));
  const certificate = await selfSigned(['localhost']);
  const [vendors, database, smtp] = await Promise.all([
    startVendors(options),
    startHostedDatabase(certificate),
    startHostedSmtp(certificate, LOGIN),
  ]);
  const trusted = [certificate.cert, ...vendors.map(({ own }) => own['NODE_EXTRA_CA_CERTS'] ?? '')];
  const mapped = vendors.map(({ environment }) => JSON.parse(environment['MAPPED_HOSTS'] ?? '{}'));
  const [first] = vendors;
  const dkim = dkimKey();
  const file = authorities(folder, trusted);
  return {
    /** What a merchant writes into the file of the environment. */
    environment: {
      ...HOSTED_SPACE,
      ...SEARCH,
      ...PAYMENT,
      CONTENTFUL_REVALIDATE_SECRET: 'a secret of the hosted space',
      SESSION_SECRET: 'a secret of the hosted shop',
      DATABASE_URL: database.url,
      ...dkim.variables,
      SMTP_URL: `smtp://${LOGIN.user}:${LOGIN.password}@localhost:${smtp.port}`,
      MEDIA_BASE_URL: 'https://pictures.hosted.example',
      SHOP_SETTINGS: path.resolve('demo/shops'),
      SITE_URL: `http://localhost:${options.shopPort}`,
    },
    /** Names and trust, which the network and the machine bring where parts really are elsewhere. */
    network: {
      NODE_OPTIONS: first.environment['NODE_OPTIONS'] ?? '',
      NODE_EXTRA_CA_CERTS: file,
      PGSSLROOTCERT: file,
      MAPPED_HOSTS: JSON.stringify(Object.assign({}, ...mapped)),
    },
    /** What the SMTP server has taken. */
    emails: smtp.emails,
    /** TXT record `shop._domainkey.example.com`. */
    dkimRecord: dkim.record,
    stop: async () => {
      await smtp.stop();
      await database.stop();
      for (const vendor of vendors) await vendor.stop();
      await certificate.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
