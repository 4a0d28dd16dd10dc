import { z } from 'zod';
import { importedArticle } from './import-article.server';

/** JSON Schema of a line of a catalogue file, for editors and other programs. */
export const importSchema = () =>
  z.toJSONSchema(importedArticle, { io: 'input', target: 'draft-2020-12' });
