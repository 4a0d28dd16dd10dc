import { z } from 'zod';
import { settingsSchema } from './settings-schema';

/** JSON Schema of a shop's file of settings, for editors. */
export const settingsJsonSchema = () =>
  z.toJSONSchema(settingsSchema, { io: 'input', target: 'draft-2020-12' });
