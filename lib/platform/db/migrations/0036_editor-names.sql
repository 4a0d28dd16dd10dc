ALTER TABLE "shop"."editor_comments" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "shop"."editor_visits" ADD COLUMN "name" text;