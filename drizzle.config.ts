import { defineConfig } from 'drizzle-kit';

// outside: drizzle-kit-merge
export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/platform/db/schema*.ts',
  out: './lib/platform/db/migrations',
  schemaFilter: ['shop'],
});
