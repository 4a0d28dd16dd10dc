import { z } from 'zod';

/** Focal point of a cropped picture, in percent of its width and height. */
export const focusSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});
