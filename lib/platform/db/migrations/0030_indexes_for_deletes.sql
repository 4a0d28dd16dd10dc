CREATE INDEX "basket_intents_received_at" ON "shop"."basket_intents" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "customer_tokens_expires_at" ON "shop"."customer_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "article_notices_requested" ON "shop"."article_notices" USING btree ("requested_at") WHERE "shop"."article_notices"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "contact_messages_sent_at" ON "shop"."contact_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "form_entries_unconfirmed" ON "shop"."form_entries" USING btree ("entered_at") WHERE "shop"."form_entries"."confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "registered_return_lines_order_line_id" ON "shop"."registered_return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested" ON "shop"."newsletter_subscriptions" USING btree ("requested_at") WHERE "shop"."newsletter_subscriptions"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "documents_order_id" ON "shop"."documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "issued_gift_cards_code" ON "shop"."issued_gift_cards" USING btree ("project","code");--> statement-breakpoint
CREATE INDEX "order_readers_session_id" ON "shop"."order_readers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "order_readers_until" ON "shop"."order_readers" USING btree ("until");--> statement-breakpoint
CREATE INDEX "parcel_lines_line_id" ON "shop"."parcel_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_lines_exchange_of" ON "shop"."order_lines" USING btree ("exchange_of") WHERE "shop"."order_lines"."exchange_of" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_cancelled_at" ON "shop"."orders" USING btree ("cancelled_at") WHERE "shop"."orders"."status" = 'cancelled' AND "shop"."orders"."email" <> '';--> statement-breakpoint
CREATE INDEX "outbox_sent_at" ON "shop"."outbox" USING btree ("sent_at") WHERE "shop"."outbox"."sent_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "shop"."payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_customer_id" ON "shop"."passkey_challenges" USING btree ("customer_id") WHERE "shop"."passkey_challenges"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_order_line_id" ON "shop"."reviews" USING btree ("order_line_id") WHERE "shop"."reviews"."order_line_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "basket_lines_removed_at" ON "shop"."basket_lines" USING btree ("removed_at") WHERE "shop"."basket_lines"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_devices_expires_at" ON "shop"."customer_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "request_limits_expire" ON "shop"."request_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "wishlist_items_removed_at" ON "shop"."wishlist_items" USING btree ("removed_at") WHERE "shop"."wishlist_items"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "shop"."store_stock" USING btree ("store");--> statement-breakpoint
CREATE INDEX "used_editor_links_expires_at" ON "shop"."used_editor_links" USING btree ("expires_at");