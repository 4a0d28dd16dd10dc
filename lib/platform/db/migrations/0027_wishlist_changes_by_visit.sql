ALTER TABLE "shop"."wishlist_items" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."wishlist_items" DROP COLUMN "visit";
