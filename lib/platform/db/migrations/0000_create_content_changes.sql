CREATE SCHEMA IF NOT EXISTS "shop";
--> statement-breakpoint
CREATE TABLE "shop"."content_changes" (
	"revision" bigserial PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL,
	"content_type" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_changes_changed_at" ON "shop"."content_changes" USING btree ("changed_at");