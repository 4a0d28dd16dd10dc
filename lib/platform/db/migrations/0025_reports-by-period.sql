CREATE INDEX "parcels_shipped_at" ON "shop"."parcels" USING btree ("shipped_at");--> statement-breakpoint
CREATE INDEX "refunds_created_at" ON "shop"."refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_name" ON "shop"."order_lines" USING btree (lower("name") COLLATE "C");--> statement-breakpoint
CREATE INDEX "orders_sold_at" ON "shop"."orders" USING btree ((CASE "payment_method" WHEN 'invoice' THEN "placed_at" ELSE "paid_at" END)) WHERE "shop"."orders"."payment_method" = 'invoice' OR "shop"."orders"."paid_at" IS NOT NULL;