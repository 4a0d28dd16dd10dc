ALTER TABLE "shop"."reservations" DROP CONSTRAINT "reservations_status_is_known";--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reservations_store_held" ON "shop"."reservations" USING btree ("store","held_until") WHERE "shop"."reservations"."status" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_store_ended" ON "shop"."reservations" USING btree ("store","ended_at");--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD CONSTRAINT "reservations_status_is_known" CHECK ("shop"."reservations"."status" IN ('held', 'collected', 'expired'));