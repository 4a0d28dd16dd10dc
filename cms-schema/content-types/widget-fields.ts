import { field } from '@/cms-schema/field';

/** Texts around a provider's widget, and the widget's source. */
export const widgetFields = {
  headline: field.optional(field.symbol(120)),
  text: field.optional(field.text(400)),
  provider: field.help(
    'Who offers it; visitors read the name before they agree.',
    field.unlocalized(field.symbol(60)),
  ),
  source: field.help('Address of the provider’s script.', field.key(/^https:\/\/[^\s"'<>]+$/)),
  configuration: field.optional(
    field.help(
      'What the provider calls id or configuration; its script finds it as data-configuration.',
      field.key(/^[^\s"'<>]+$/),
    ),
  ),
};
