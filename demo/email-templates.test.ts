import { EMAIL_KINDS } from '@/cms-schema/email-kinds';
import { emailTemplate } from '@/cms-schema/content-types/email-template';
import { emailTemplates } from './email-templates';

test('CMS-02: there is a template for every kind of email, within the limits of each language', () => {
  const templates = emailTemplates('hgg');
  expect(templates.map(({ fields }) => fields['kind']?.['de'])).toEqual(EMAIL_KINDS);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(EMAIL_KINDS.length);
  for (const { fields } of templates)
    for (const name of ['subject', 'intro', 'closing'] as const) {
      const texts = Object.values(fields[name] ?? {});
      expect(texts).toHaveLength(6);
      for (const text of texts) emailTemplate.fields[name].schema.parse(text);
    }
});
