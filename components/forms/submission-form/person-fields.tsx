import type { FieldErrors, FieldPath, UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/forms/field/text-field';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { EMAIL, EMAIL_LIMIT } from '@/lib/shop/address/email-pattern';

const NAME_LIMIT = 30;

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const messageOf = (errors: FieldErrors, field: string) =>
  errors[field]?.message as string | undefined; // rules contain only texts

export function EmailField<Values extends { email: string }>({
  form,
}: {
  form: UseFormReturn<Values>;
}) {
  const { email: messages } = useMessages();
  const rules = {
    required: messages.required,
    maxLength: { value: EMAIL_LIMIT, message: messages.invalid },
    validate: (typed: string) => EMAIL.test(cleanEmail(typed)) || messages.invalid,
  };
  return (
    <TextField
      label={messages.label}
      type="email"
      autoComplete="email"
      required
      error={messageOf(form.formState.errors, 'email')}
      // Guaranteed by the constraint on Values.
      {...form.register('email' as FieldPath<Values>, rules)}
    />
  );
}

interface NameProps<Values extends Person> {
  form: UseFormReturn<Values>;
  isOptional?: boolean;
}

export function NameFields<Values extends Person>({ form, isOptional = false }: NameProps<Values>) {
  const { form: messages, language } = useMessages();
  const maxLength = {
    value: NAME_LIMIT,
    message: formatCount(messages.counts.nameTooLong, { count: NAME_LIMIT }, language),
  };
  return (['firstName', 'lastName'] as const).map((field) => (
    <TextField
      key={field}
      label={messages[field]}
      autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
      required={!isOptional}
      error={messageOf(form.formState.errors, field)}
      // Guaranteed by the constraint on Values.
      {...form.register(field as FieldPath<Values>, {
        required: !isOptional && messages[`${field}Required`],
        maxLength,
      })}
    />
  ));
}
