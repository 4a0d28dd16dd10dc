CREATE TABLE "shop"."wishlist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wishlist_id" uuid NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"sku" text,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_are_one_per_colour" UNIQUE("wishlist_id","item_number")
);
--> statement-breakpoint
CREATE TABLE "shop"."wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"project" text NOT NULL,
	"share_token" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "wishlists_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
ALTER TABLE "shop"."wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "shop"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."wishlists" ADD CONSTRAINT "wishlists_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlists_changed_at" ON "shop"."wishlists" USING btree ("changed_at");