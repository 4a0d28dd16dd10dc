-- The columns "sequence" of lines and items are no longer read, but storefronts of the release before
-- write them while both run side by side: a later release drops them.
ALTER TABLE "shop"."basket_intents" ADD COLUMN "visit" uuid;--> statement-breakpoint
ALTER TABLE "shop"."basket_intents" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."wishlist_items" ADD COLUMN "visit" uuid;
