ALTER TABLE "shop"."customer_tokens" DROP CONSTRAINT "customer_tokens_purpose_is_known";--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" ADD COLUMN "held_for" uuid;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" ADD CONSTRAINT "loyalty_cards_held_for_customers_id_fk" FOREIGN KEY ("held_for") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_cards_held_for" ON "shop"."loyalty_cards" USING btree ("held_for");--> statement-breakpoint
ALTER TABLE "shop"."customer_tokens" ADD CONSTRAINT "customer_tokens_purpose_is_known" CHECK ("shop"."customer_tokens"."purpose" IN ('confirm', 'reset', 'change', 'restore', 'activate'));