import type { FieldErrors, FieldPath, UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/field/text-field';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { EMAIL, EMAIL_LIMIT } from '@/lib/newsletter/email-pattern';

/** Characters of a name at most. */
const NAME_LIMIT = 30;

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const messageOf = (errors: FieldErrors, field: string) =>
  errors[field]?.message as string | undefined; // rules give texts only

/** Email address, required. */
export function EmailField<Values extends { email: string }>({
  form,
}: {
  form: UseFormReturn<Values>;
}) {
  const { email: words } = useWords();
  const rules = {
    required: words.required,
    maxLength: { value: EMAIL_LIMIT, message: words.invalid },
    pattern: { value: EMAIL, message: words.invalid },
  };
  return (
    <TextField
      label={words.label}
      type="email"
      autoComplete="email"
      required
      error={messageOf(form.formState.errors, 'email')}
      // The constraint on Values says that there is such a field.
      {...form.register('email' as FieldPath<Values>, rules)}
    />
  );
}

/** First and last name, both required. @param atLeast characters each */
export function NameFields<Values extends Person>({
  form,
  atLeast = 1,
}: {
  form: UseFormReturn<Values>;
  atLeast?: number;
}) {
  const { form: words } = useWords();
  const least = { value: atLeast, message: formatMessage(words.nameTooShort, { count: atLeast }) };
  const limit = { value: NAME_LIMIT, message: words.nameTooLong };
  return (['firstName', 'lastName'] as const).map((field) => (
    <TextField
      key={field}
      label={words[field]}
      autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
      required
      error={messageOf(form.formState.errors, field)}
      // The constraint on Values says that there are such fields.
      {...form.register(field as FieldPath<Values>, {
        required: words[`${field}Required`],
        minLength: least,
        maxLength: limit,
      })}
    />
  ));
}
