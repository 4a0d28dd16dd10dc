import { isTaken } from '@/scripts/simulate/browser';
import { beginVisit, isUnknown, look, reasonOf } from '@/scripts/simulate/look';
import { confirmationToken } from '@/scripts/simulate/registration-email';
import type { Action } from '@/scripts/simulate/step';
import { nameOf, Visit, type Device, type World } from '@/scripts/simulate/world';
import { deviceOf, on, somebody } from './people';

const onOne = (world: World, isPossible: (device: Device) => boolean) => {
  const device = somebody(world, isPossible);
  return device && on(device);
};

/** Merges what a guest has collected into the customer's session, as the shop does at login. */
function enter(world: World, device: Device, customer: Visit): void {
  customer.possible.mergeWith(device.visit.possible);
  customer.changedAt = customer.wishedAt = world.now();
  device.visit.mergedInto = customer;
  device.visit = customer;
  device.loggedInAt = device.changedAt = world.now();
}

function withoutResponse(device: Device, does: string): string {
  device.isDoubtful = true;
  return `${nameOf(device)} ${does} (no response).`;
}

/**
 * Looks whether a browser is logged in after a request without a response. @returns `null`: no
 * response again
 */
async function isIn(device: Device): Promise<boolean | null> {
  const seen = await look(device);
  return seen && seen.isLoggedIn;
}

/**
 * Follows the link in the confirmation email, because unconfirmed accounts that are not used are
 * deleted after 30 days.
 */
async function confirm(world: World, { browser, person }: Device): Promise<string> {
  const token = await confirmationToken(world, person.email);
  if (!token) return ', and gets no email';
  const reply = await browser.form('/api/account/confirm', { token });
  person.isConfirmed = isTaken(reply);
  return person.isConfirmed ? ' and confirms the address' : ', and the link fails';
}

const register: Action = {
  name: 'register',
  weight: 7,
  draw: (world) =>
    onOne(world, ({ person, loggedInAt }) => person.account === null && loggedInAt === null),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const { person } = device;
    if (person.account || device.loggedInAt) return null;
    const reply = await device.browser.form('/api/account/register', {
      firstName: person.name,
      lastName: 'Muster',
      email: person.email,
      birthdayDay: '29',
      birthdayMonth: '2',
      birthdayYear: '1980',
      country: 'DE',
      streetName: 'Am Markt',
      streetNumber: '12',
      postalCode: '80331',
      city: 'München',
      password: person.password,
      newsletterTall: 'on',
    });
    if (isUnknown(reply)) return withoutResponse(device, 'registers');
    if (!isTaken(reply)) return `${nameOf(device)} registers (rejected: ${reasonOf(reply)}).`;
    person.account = new Visit(true);
    enter(world, device, person.account);
    return `${nameOf(device)} registers${await confirm(world, device)}.`;
  },
};

const canLogIn = ({ person, loggedInAt }: Device) => person.account !== null && loggedInAt === null;

/** Whether the device's visitor has an order that is not paid yet. */
const isAtPaymentPage = ({ orders }: World, { visit }: Device) =>
  orders.some((placed) => placed.paying === 'unpaid' && placed.visit === visit);

const logIn: Action = {
  name: 'log-in',
  weight: 9,
  draw: (world) =>
    (world.random.isTrue(0.5)
      ? onOne(world, (device) => canLogIn(device) && isAtPaymentPage(world, device))
      : null) ?? onOne(world, canLogIn),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const { email, password, account } = device.person;
    if (!account || device.loggedInAt) return null;
    const where = isAtPaymentPage(world, device) ? ' in a tab beside the payment page' : '';
    const reply = await device.browser.form('/api/account/login', { email, password });
    if (isTaken(reply)) enter(world, device, account);
    else if (isUnknown(reply)) return withoutResponse(device, 'logs in');
    else return `${nameOf(device)} logs in (rejected: ${reasonOf(reply)}).`;
    return `${nameOf(device)} logs in${where}.`;
  },
};

const logOut: Action = {
  name: 'log-out',
  weight: 3,
  draw: (world) => onOne(world, ({ loggedInAt }) => loggedInAt !== null),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    if (!device.loggedInAt) return null;
    const reply = await device.browser.form('/api/account/logout', {});
    if (isTaken(reply) || (await isIn(device)) === false) beginVisit(device);
    return `${nameOf(device)} logs out${isTaken(reply) ? '' : ' (no response)'}.`;
  },
};

const deleteAccount: Action = {
  name: 'delete-account',
  weight: 0.5,
  draw: (world) => onOne(world, ({ loggedInAt }) => loggedInAt !== null),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const { person } = device;
    if (!device.loggedInAt || !person.account) return null;
    const sent = { deletePassword: person.password };
    const reply = await device.browser.form('/api/account/delete', sent);
    // Without a response it is unknown whether the account was deleted.
    person.isConfirmed = person.isConfirmed && !isUnknown(reply) && !isTaken(reply);
    if (isUnknown(reply)) return withoutResponse(device, 'deletes the account');
    if (!isTaken(reply))
      return `${nameOf(device)} deletes the account (rejected: ${reasonOf(reply)}).`;
    for (const each of person.devices) if (each.visit === person.account) beginVisit(each);
    person.account = null;
    return `${nameOf(device)} deletes the account.`;
  },
};

export const accounts: readonly Action[] = [register, logIn, logOut, deleteAccount];
