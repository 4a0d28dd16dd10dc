CREATE TABLE "shop"."articles" (
	"number" text PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"merchant_number" text NOT NULL,
	"content" jsonb NOT NULL,
	"online_since" timestamp with time zone DEFAULT now() NOT NULL,
	"discontinued_at" timestamp with time zone,
	CONSTRAINT "articles_merchant_number" UNIQUE("project","merchant_number")
);
--> statement-breakpoint
CREATE TABLE "shop"."stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"change" integer NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivery_id" text,
	CONSTRAINT "stock_movements_delivery" UNIQUE("sku","delivery_id")
);
--> statement-breakpoint
ALTER TABLE "shop"."catalogue_changes" ADD COLUMN "changes_lists" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."stock_movements" ADD CONSTRAINT "stock_movements_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_sku" ON "shop"."stock_movements" USING btree ("sku","moved_at");--> statement-breakpoint
CREATE INDEX "stock_movements_moved_at" ON "shop"."stock_movements" USING btree ("moved_at");--> statement-breakpoint
CREATE SEQUENCE "shop"."article_numbers" MINVALUE 80000000 MAXVALUE 89999999 START 80000000;--> statement-breakpoint
-- From here on by hand: drizzle-kit declares no functions and triggers.
CREATE FUNCTION "shop"."note_article_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number", "changes_lists") SELECT "number", true FROM before;
  ELSE
    INSERT INTO "shop"."catalogue_changes" ("article_number", "changes_lists") SELECT "number", true FROM after;
  END IF;
  IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_note_added" AFTER INSERT ON "shop"."articles"
REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_article_changes"();--> statement-breakpoint
CREATE TRIGGER "articles_note_changed" AFTER UPDATE ON "shop"."articles"
REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_article_changes"();--> statement-breakpoint
CREATE TRIGGER "articles_note_deleted" AFTER DELETE ON "shop"."articles"
REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_article_changes"();--> statement-breakpoint
CREATE FUNCTION "shop"."note_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.catalogue_import', true) IS DISTINCT FROM 'on' THEN
    -- Unless the same transaction has deleted the SKU.
    INSERT INTO "shop"."stock_movements" ("sku", "change", "moved_at")
    SELECT "sku", NEW."stock" - OLD."stock", clock_timestamp() FROM "shop"."skus" WHERE "sku" = NEW."sku";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred to the commit: a count made between an order's update and its commit does not contain the order.
CREATE CONSTRAINT TRIGGER "skus_note_movement" AFTER UPDATE ON "shop"."skus"
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW."stock" <> OLD."stock") EXECUTE FUNCTION "shop"."note_stock_movement"();
