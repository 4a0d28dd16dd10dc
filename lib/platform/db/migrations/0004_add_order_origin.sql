ALTER TABLE "shop"."addresses" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "origin" text NOT NULL;