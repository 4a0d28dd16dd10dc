import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'loginData'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'login-data-minimal',
  until: null,
  isFirst: false,
  loaded: {
    ...guest,
    email: 'max@example.org',
    isConfirmed: true,
    devices: [{ id: 'one', name: 'Firefox, Linux', loggedInAt: 1_795_000_000_000, isThis: true }],
    passkeys: [],
    newsletter: { status: 'none', interests: [] },
    draft: { fields: {}, errors: {} },
  },
  fields: { headline: 'Mein Konto', text: null },
};

export const loginDataFixtures = {
  default: {
    ...minimal,
    id: 'login-data',
    loaded: {
      ...customer,
      email: 'max@example.org',
      isConfirmed: true,
      devices: [{ id: 'one', name: 'Firefox, Linux', loggedInAt: 1_795_000_000_000, isThis: true }],
      passkeys: [],
      newsletter: { status: 'none', interests: [] },
      draft: { fields: {}, errors: {} },
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'login-data-maximal',
    loaded: {
      ...customer,
      notice: 'email_asked',
      email: 'max@example.org',
      isConfirmed: false,
      devices: [
        { id: 'one', name: 'Firefox, Linux', loggedInAt: 1_795_000_000_000, isThis: true },
        { id: 'two', name: 'Safari, iPhone', loggedInAt: 1_794_000_000_000, isThis: false },
      ],
      passkeys: [
        { id: 'key', name: 'Chrome, Android', host: 'localhost', createdAt: 1_795_000_000_000 },
      ],
      newsletter: { status: 'confirmed', interests: ['tall'] },
      draft: {
        fields: { email: 'neu@' },
        errors: { email: 'emailInvalid', oldPassword: 'passwordWrong' },
      },
    },
  },
  unreachable: { ...minimal, id: 'login-data-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'login-data-long',
    loaded: {
      ...customer,
      name: longWord(60),
      email: 'max@example.org',
      isConfirmed: true,
      devices: [{ id: 'one', name: 'Firefox, Linux', loggedInAt: 1_795_000_000_000, isThis: true }],
      passkeys: [],
      newsletter: { status: 'none', interests: [] },
      draft: { fields: {}, errors: {} },
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
