import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { contentTypes } from '@/cms-schema/model';
import { modelTables } from './model-tables';

const PAGE = path.join(import.meta.dirname, '../../docs/content-model.md');
const BEGIN = '<!-- Written by "npm run check:model -- --write". -->';

async function currentPage(): Promise<{ before: string; after: string }> {
  const before = await readFile(PAGE, 'utf8');
  const written = before.slice(0, before.indexOf(BEGIN) + BEGIN.length);
  const formatted = await format(PAGE, `${written}\n\n${modelTables(contentTypes)}\n`);
  return { before, after: formatted.code };
}

/** Whether the tables in docs/content-model.md match the declarations. */
export async function isPageCurrent(): Promise<boolean> {
  const { before, after } = await currentPage();
  return before === after;
}

export async function writePage(): Promise<void> {
  await writeFile(PAGE, (await currentPage()).after);
}
