ALTER TABLE "shop"."sessions" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
UPDATE "shop"."sessions" SET "expires_at" = NULL WHERE "customer_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_of_guests_alone_expire" CHECK (("shop"."sessions"."expires_at" IS NULL) = ("shop"."sessions"."customer_id" IS NOT NULL));