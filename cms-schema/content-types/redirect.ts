import {
  defineStructure,
  PROJECT_KEYS,
  scheduleFields,
  type FieldsOf,
} from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

/** A path without query and fragment that does not end with a slash. */
const PATH = /^(\/[^\s?#/\\]+)+$/;

const { countries, startDateTime, endDateTime } = scheduleFields;

export const redirect = defineStructure({
  id: 'redirect',
  name: 'Redirect',
  description:
    'An address that leads to another page, in every language. It precedes a page of the same address.',
  displayField: 'from',
  fields: {
    from: field.help('Path below the locale, for example /alte-hemden.', field.key(PATH)),
    project: field.choice(PROJECT_KEYS),
    to: field.help('node_…, a path or the address of another site.', field.link()),
    permanent: field.withDefault(
      field.help('Search engines forget the old address; browsers remember it.', field.boolean()),
      false,
    ),
    countries,
    startDateTime,
    endDateTime,
  },
});
export type RedirectFields = FieldsOf<typeof redirect>;
