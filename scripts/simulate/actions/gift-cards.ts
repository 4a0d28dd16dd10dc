import { addCode, dropCode } from '@/scripts/simulate/belongings';
import { account } from '@/scripts/simulate/look';
import { handOutCard } from '@/scripts/simulate/setting';
import { number, type Action } from '@/scripts/simulate/step';
import { nameOf, type Device, type World } from '@/scripts/simulate/world';
import { orderAgain } from './ordering';
import { deviceOf, on, somebody } from './people';

const VOUCHER = '/api/cart/cart/voucher';

const enterCode = async (world: World, device: Device, code: string) => {
  const sent = { code, intent: device.browser.newChangeId() };
  const reply = await device.browser.json(`${VOUCHER}/add`, sent);
  return account(world, device, reply, addCode(code));
};

/** Positions of the gift cards that orders of this visitor have used. */
const usedBy = ({ orders, cards }: World, { visit }: Device) =>
  orders
    .filter((placed) => placed.visit.current === visit)
    .flatMap((placed) => placed.cards)
    .map((code) => cards.findIndex((card) => card.code === code));

/** Enters the code of a gift card, which anybody who knows it may use. */
const enterCard: Action = {
  name: 'enter-card',
  weight: 9,
  draw: (world) => {
    const { random, cards } = world;
    const device = somebody(
      world,
      ({ visit }) => Object.keys(visit.possible.likely.lines).length > 0,
    );
    if (!device || cards.length === 0) return null;
    const used = usedBy(world, device);
    const isKnown = used.length > 0 && random.isTrue(0.4);
    return {
      ...on(device),
      card: isKnown ? random.one(used) : random.between(0, cards.length - 1),
    };
  },
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const code = world.cards[number(given, 'card')]?.code ?? '';
    if (!code || device.visit.possible.likely.codes.length >= 2) return null;
    const how = await enterCode(world, device, code);
    return `${nameOf(device)} enters the gift card ${code}${how}.`;
  },
};

const removeCode = async (world: World, device: Device, code: string) => {
  const sent = { code, intent: device.browser.newChangeId() };
  const reply = await device.browser.json(`${VOUCHER}/remove`, sent);
  return account(world, device, reply, dropCode(code));
};

/** Draws a device with a gift card in the basket, and one of its cards. */
function withCard(world: World, isFit: (device: Device) => boolean = () => true) {
  const codesOf = ({ visit }: Device) => visit.possible.likely.codes;
  const device = somebody(world, (each) => codesOf(each).length > 0 && isFit(each));
  if (!device) return null;
  const code = world.random.one(codesOf(device));
  return { ...on(device), card: world.cards.findIndex((card) => card.code === code) };
}

/** Takes a gift card out of the basket. */
const dropCard: Action = {
  name: 'drop-card',
  weight: 2,
  draw: (world) => withCard(world),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const code = world.cards[number(given, 'card')]?.code ?? '';
    if (!code) return null;
    const how = await removeCode(world, device, code);
    return `${nameOf(device)} takes the gift card ${code} out${how}.`;
  },
};

const waits = ({ orders }: World, { visit }: Device) =>
  orders.some((placed) => placed.paying === 'unpaid' && placed.visit.current === visit);

const isUsed = ({ orders }: World, code: string) =>
  orders.some(({ cards, paying }) => paying !== 'ended' && cards.includes(code));

/** Hands out two cards of equal value: one to use, and one to exchange it for. */
const handOut: Action = {
  name: 'hand-out-cards',
  weight: 0.5,
  draw: ({ random }) => ({ cents: random.one([1_000, 2_000, 5_000]) }),
  run: async (world, given) => {
    const cents = number(given, 'cents');
    await handOutCard(world, cents);
    await handOutCard(world, cents);
    return `A till hands out two gift cards of ${cents} cents.`;
  },
};

/**
 * Goes back from the payment page, exchanges the gift card for another of equal value, and orders
 * again.
 */
const exchangeCard: Action = {
  name: 'exchange-card',
  weight: 3,
  draw: (world) => withCard(world, (device) => waits(world, device)),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const card = world.cards[number(given, 'card')];
    const { codes } = device.visit.possible.likely;
    const equal = world.cards.filter(
      ({ code, value }) => value === card?.value && !codes.includes(code),
    );
    const other = equal.find(({ code }) => !isUsed(world, code)) ?? equal[0];
    if (!card || !other || !codes.includes(card.code)) return null;
    const dropped = await removeCode(world, device, card.code);
    const entered = await enterCode(world, device, other.code);
    const again = await orderAgain(world, device);
    return `${nameOf(device)} takes the gift card ${card.code} out${dropped}, enters ${other.code}${entered} and orders again${again}.`;
  },
};

export const giftCards: readonly Action[] = [enterCard, dropCard, handOut, exchangeCard];
