import { z } from 'zod';

const pointSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});

/**
 * Focal point of a cropped picture, in percent of its width and height, and another one for narrow
 * screens, on which pictures are cropped to taller formats.
 */
export const focusSchema = pointSchema.extend({ narrow: pointSchema.optional() });
