import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const video = defineBlock({
  id: 'video',
  name: 'Video',
  description: 'A film that plays when a visitor starts it.',
  displayField: 'title',
  fields: {
    title: field.help(
      'Says what the film is, for people who cannot see it and above the caption.',
      field.symbol(120),
    ),
    source: field.help(
      'Address of an MP4 or WebM file: https://…, or a path in the shop.',
      field.key(/^(https:\/\/\S|\/[^\s/\\])\S*\.(mp4|webm)(\?\S*)?$/),
    ),
    poster: field.optional(field.help('Shown until the film plays.', field.picture())),
    caption: field.optional(field.text(300)),
    subtitles: field.optional(
      field.help(
        'Address of a WebVTT file (.vtt) with what is said, for people who cannot hear it.',
        { ...field.key(/^https:\/\/\S+\.vtt(\?\S*)?$/), localized: true },
      ),
    ),
    ratio: field.withDefault(field.choice(['16:9', '4:3', '1:1', '9:16']), '16:9'),
  },
});
