ALTER TABLE "shop"."basket_intents" ADD COLUMN "visit" uuid;--> statement-breakpoint
ALTER TABLE "shop"."basket_intents" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" DROP COLUMN "sequence";--> statement-breakpoint
ALTER TABLE "shop"."wishlist_items" ADD COLUMN "visit" uuid;
