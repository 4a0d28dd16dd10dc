CREATE TABLE "shop"."loyalty_cards" (
	"number" text PRIMARY KEY NOT NULL,
	"pin" text NOT NULL,
	"level" text NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"customer_id" uuid,
	"is_print_requested" boolean DEFAULT false NOT NULL,
	"connected_at" timestamp with time zone,
	CONSTRAINT "loyalty_cards_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "loyalty_cards_number_has_8_digits" CHECK ("shop"."loyalty_cards"."number" ~ '^[0-9]{8}$'),
	CONSTRAINT "loyalty_cards_pin_has_4_digits" CHECK ("shop"."loyalty_cards"."pin" ~ '^[0-9]{4}$'),
	CONSTRAINT "loyalty_cards_level_is_known" CHECK ("shop"."loyalty_cards"."level" IN ('black', 'blue', 'silver')),
	CONSTRAINT "loyalty_cards_credits_are_not_negative" CHECK ("shop"."loyalty_cards"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."loyalty_vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"card_number" text NOT NULL,
	"description" text NOT NULL,
	"valid_until" date NOT NULL,
	"current_value" integer NOT NULL,
	"status" text NOT NULL,
	"branch" text NOT NULL,
	CONSTRAINT "loyalty_vouchers_status_is_known" CHECK ("shop"."loyalty_vouchers"."status" IN ('redeemed', 'available')),
	CONSTRAINT "loyalty_vouchers_value_is_not_negative" CHECK ("shop"."loyalty_vouchers"."current_value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" ADD CONSTRAINT "loyalty_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_vouchers" ADD CONSTRAINT "loyalty_vouchers_card_number_loyalty_cards_number_fk" FOREIGN KEY ("card_number") REFERENCES "shop"."loyalty_cards"("number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "loyalty_vouchers_card_number" ON "shop"."loyalty_vouchers" USING btree ("card_number");