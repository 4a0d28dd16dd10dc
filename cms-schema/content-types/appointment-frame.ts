import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import { widgetFields } from './widget-fields';

export const appointmentFrame = defineBlock({
  id: 'appointmentFrame',
  name: 'Appointment booking',
  description: 'A provider’s page on which visitors book an appointment.',
  displayField: 'provider',
  fields: {
    headline: widgetFields.headline,
    text: widgetFields.text,
    provider: widgetFields.provider,
    source: field.help('Address of the booking page.', {
      ...field.key(/^https:\/\/[^\s"'<>]+$/),
      localized: true,
    }),
  },
});
