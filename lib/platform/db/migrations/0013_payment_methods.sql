ALTER TABLE "shop"."payments" ADD COLUMN "methods" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "delayed_at" timestamp with time zone;