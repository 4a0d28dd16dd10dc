ALTER TABLE "shop"."registered_returns" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."registered_returns" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."withdrawals" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registered_returns_open" ON "shop"."registered_returns" USING btree ("registered_at") WHERE "shop"."registered_returns"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "shop"."withdrawals" USING btree ("declared_at") WHERE "shop"."withdrawals"."answered_at" IS NULL;--> statement-breakpoint
-- What was complete before is not listed as open.
UPDATE "shop"."registered_returns" SET "received_at" = now(), "closed_at" = now() WHERE NOT EXISTS (
  SELECT 1 FROM "shop"."registered_return_lines" AS announced
  JOIN "shop"."order_lines" AS line ON line."id" = announced."order_line_id"
  WHERE announced."return_id" = "registered_returns"."id" AND line."returned" < announced."quantity");--> statement-breakpoint
UPDATE "shop"."withdrawals" SET "answered_at" = now() WHERE NOT EXISTS (
  SELECT 1 FROM jsonb_array_elements("lines") AS withdrawn
  JOIN "shop"."order_lines" AS line ON line."id" = (withdrawn->>'lineId')::uuid
  WHERE line."returned" < coalesce((withdrawn->>'toReturn')::int, 0));
