CREATE TABLE "shop"."catalogue_seed_indices" (
	"application" text NOT NULL,
	"index_name" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "catalogue_seed_indices_application_index_name_pk" PRIMARY KEY("application","index_name")
);
--> statement-breakpoint
CREATE TABLE "shop"."index_push" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"sent" jsonb,
	"sent_at" timestamp with time zone,
	CONSTRAINT "index_push_has_one_row" CHECK ("shop"."index_push"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "shop"."index_push" ("id") VALUES (1);--> statement-breakpoint
ALTER TABLE "shop"."outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_changes" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_changes" ADD COLUMN "retry_at" timestamp with time zone;