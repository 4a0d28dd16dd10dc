ALTER TABLE "shop"."refunds" ADD COLUMN "sold_gift_cards" integer DEFAULT 0 NOT NULL;
