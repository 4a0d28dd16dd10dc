CREATE INDEX "article_notices_email" ON "shop"."article_notices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "shop"."contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "form_entries_email" ON "shop"."form_entries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email" ON "shop"."newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "shop"."orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "outbox_customer" ON "shop"."outbox" USING btree (("payload"->>'customerId'));--> statement-breakpoint
CREATE INDEX "outbox_email" ON "shop"."outbox" USING btree (lower("payload"->>'email'));--> statement-breakpoint
CREATE INDEX "reservations_email" ON "shop"."reservations" USING btree (lower("email"));