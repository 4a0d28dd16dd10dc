import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withValue } from '@/lib/studio/studio/entry-draft';
import { studioMessages } from '@/lib/studio/studio/messages';
import { ReferenceControl } from './reference-control';

/** Requests by their search words, which the test answers; jsdom has no fetch. */
let pending: Map<string, (titles: readonly string[]) => Promise<void>>;

beforeEach(() => {
  pending = new Map();
  globalThis.fetch = (input) => {
    const query = new URL(String(input), 'http://studio').searchParams.get('query') ?? '';
    return new Promise((resolve) => {
      pending.set(query, (titles) =>
        act(async () => {
          const items = titles.map((title) => ({ id: title, kind: 'Entry', type: 'node', title }));
          // The code reads these members of a response.
          resolve({ ok: true, json: () => Promise.resolve({ items }) } as unknown as Response);
          await Promise.resolve();
        }),
      );
    });
  };
});

const choose = () => {
  render(
    <ReferenceControl
      field={{
        id: 'parent',
        label: 'Parent',
        help: null,
        required: false,
        localized: false,
        input: { kind: 'entries', isList: false, max: 1, types: ['node'] },
      }}
      controlId="field-parent"
      value={null}
      language="de"
      messages={studioMessages('en')}
      countries={[]}
      links={[]}
      linked={{}}
      onChange={() => undefined}
    />,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Choose for Parent' }));
};

test('ED-10: a picker shows what was searched for last, whichever response arrives last', async () => {
  await choose();
  await pending.get('')?.(['Home']);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'ab');
  await pending.get('ab')?.(['About us']);
  await pending.get('a')?.(['Atelier']);
  const list = screen.getByRole('list', { name: 'Parent' });
  expect(list).toHaveTextContent('About us');
  expect(list).not.toHaveTextContent('Atelier');
});

test('ED-10: a picker that was closed stays closed when a response arrives', async () => {
  await choose();
  await pending.get('')?.(['Home']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pending.get('a')?.(['Atelier']);
  expect(screen.getByRole('button', { name: 'Choose for Parent' })).toBeVisible();
});

describe('a part that is created', () => {
  /** Responds to the request that creates it. */
  let respond: (status: number) => Promise<void>;

  beforeEach(() => {
    globalThis.fetch = () =>
      new Promise((resolve, reject) => {
        respond = (status) =>
          act(async () => {
            if (status === 0) return reject(new Error('no response'));
            const response = { ok: status < 400, status, json: () => Promise.resolve({}) };
            // The code reads these members of a response.
            resolve(response as unknown as Response);
            await Promise.resolve();
          });
      });
  });

  const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

  /** A list of links that a button changes while something is created. */
  function Parts() {
    const [fields, setFields] = useState({ parts: { de: [linkTo('first')] as unknown } });
    const set = (value: unknown) =>
      setFields((before) => ({
        parts: { de: withValue(before, 'parts', 'de', value)['parts']?.['de'] },
      }));
    return (
      <>
        <button type="button" onClick={() => set([linkTo('first'), linkTo('picked meanwhile')])}>
          Pick meanwhile
        </button>
        <ReferenceControl
          field={{
            id: 'parts',
            label: 'Parts',
            help: null,
            required: false,
            localized: false,
            input: { kind: 'entries', isList: true, max: 9, types: ['textBox'] },
          }}
          controlId="field-parts"
          value={fields.parts.de}
          language="de"
          messages={studioMessages('en')}
          countries={[]}
          links={[]}
          linked={{}}
          onChange={set}
        />
      </>
    );
  }

  const create = () => userEvent.click(screen.getByRole('button', { name: 'New entry' }));

  test('ED-10: is added to what was chosen while it was created', async () => {
    render(<Parts />);
    await create();
    await userEvent.click(screen.getByRole('button', { name: 'Pick meanwhile' }));
    await respond(201);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['first', 'picked meanwhile', expect.stringMatching(/^[\w-]{36}$/)]);
  });

  test('ED-10: shows why it could not be made', async () => {
    render(<Parts />);
    await create();
    await respond(0);
    expect(screen.getByRole('alert')).toHaveTextContent(studioMessages('en').noResponse);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
