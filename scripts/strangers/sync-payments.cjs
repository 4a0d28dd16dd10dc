// What the README of @supabase/stripe-sync-engine tells its users to write: it copies payments into
// PostgreSQL, first those that exist, then those that webhooks report.
const { createServer } = require('node:http');
const { createRequire } = require('node:module');
const { StripeSync, runMigrations } = createRequire(`${process.cwd()}/`)(
  '@supabase/stripe-sync-engine',
);

const { DATABASE_URL: connectionString, WEBHOOK_PORT, STRIPE_SECRET_KEY } = process.env;

async function main() {
  const logger = { info: () => {}, error: console.error };
  await runMigrations({ databaseUrl: connectionString, schema: 'stripe', logger });
  const sync = new StripeSync({
    poolConfig: { connectionString, max: 2 },
    schema: 'stripe',
    stripeSecretKey: STRIPE_SECRET_KEY,
    stripeWebhookSecret: process.env.STRIPE_WEBHOOK_SECRET,
    stripeApiVersion: '2026-10-28.endive',
  });
  for (const object of ['charge', 'payment_intent', 'checkout_sessions']) {
    console.log(JSON.stringify(await sync.syncBackfill({ object })));
  }
  createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    try {
      await sync.processWebhook(body, request.headers['stripe-signature']);
      response.writeHead(200).end();
      console.log(`webhook ${JSON.parse(body).type}`);
    } catch (error) {
      response.writeHead(400).end();
      console.log(`rejected ${error.message}`);
    }
  }).listen(Number(WEBHOOK_PORT), '127.0.0.1', () => console.log('ready sync'));
}

void main();
