ALTER TABLE "shop"."loyalty_cards" DROP CONSTRAINT "loyalty_cards_pin_has_4_digits";--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" DROP COLUMN "pin";