import { z } from 'zod';

const pointSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});

/**
 * Focal point of a cropped picture, in percent of its width and height, and others for screens of less
 * than 992 pixels and of less than 768, on which pictures are cropped to taller formats.
 */
export const focusSchema = pointSchema.extend({
  medium: pointSchema.optional(),
  narrow: pointSchema.optional(),
});
