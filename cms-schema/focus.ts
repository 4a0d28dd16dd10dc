import { z } from 'zod';

/** What has to stay in sight of a picture that is cropped, in percent of its width and height. */
export const focusSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});
