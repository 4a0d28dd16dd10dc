CREATE TABLE "shop"."catalogue_changes" (
	"revision" bigserial PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_seeds" (
	"application" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."price_history" (
	"item_number" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_history_item_number_currency_valid_from_pk" PRIMARY KEY("item_number","currency","valid_from")
);
--> statement-breakpoint
CREATE TABLE "shop"."prices" (
	"sku" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"strike_price" integer,
	CONSTRAINT "prices_sku_currency_pk" PRIMARY KEY("sku","currency"),
	CONSTRAINT "prices_currency_is_known" CHECK ("shop"."prices"."currency" IN ('czk', 'eur', 'pln', 'usd')),
	CONSTRAINT "prices_are_not_negative" CHECK ("shop"."prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL,
	"rating" integer NOT NULL,
	"name" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"messages" jsonb NOT NULL,
	CONSTRAINT "reviews_rating_is_1_to_5" CHECK ("shop"."reviews"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "shop"."skus" (
	"sku" text PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"project" text NOT NULL,
	"stock" integer NOT NULL,
	"is_nos" boolean NOT NULL,
	CONSTRAINT "skus_stock_is_not_negative" CHECK ("shop"."skus"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."store_stock" (
	"store" text NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "store_stock_sku_store_pk" PRIMARY KEY("sku","store"),
	CONSTRAINT "store_stock_is_not_negative" CHECK ("shop"."store_stock"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."stores" (
	"number" text PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."prices" ADD CONSTRAINT "prices_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."store_stock" ADD CONSTRAINT "store_stock_store_stores_number_fk" FOREIGN KEY ("store") REFERENCES "shop"."stores"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."store_stock" ADD CONSTRAINT "store_stock_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_article_number" ON "shop"."reviews" USING btree ("article_number");--> statement-breakpoint
CREATE INDEX "skus_article_number" ON "shop"."skus" USING btree ("article_number");
--> statement-breakpoint
-- A statement that changes stock tells once, however many rows it touches, and not at all when
-- every row stays as it was.
CREATE FUNCTION "shop"."note_stock_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."catalogue_changes" ("article_number")
  SELECT DISTINCT after."article_number"
  FROM after JOIN before USING ("sku")
  WHERE (after."stock", after."is_nos") IS DISTINCT FROM (before."stock", before."is_nos");
  IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "skus_note_changes" AFTER UPDATE ON "shop"."skus"
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_stock_changes"();
--> statement-breakpoint
-- The same for prices, which are also written down in their history.
CREATE FUNCTION "shop"."note_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."catalogue_changes" ("article_number")
  SELECT DISTINCT "skus"."article_number"
  FROM after JOIN before USING ("sku", "currency") JOIN "shop"."skus" USING ("sku")
  WHERE (after."price", after."strike_price")
    IS DISTINCT FROM (before."price", before."strike_price");
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO "shop"."price_history" ("item_number", "currency", "price")
  SELECT "skus"."item_number", "prices"."currency", min("prices"."price")
  FROM "shop"."skus" JOIN "shop"."prices" USING ("sku")
  WHERE ("skus"."item_number", "prices"."currency") IN (
    SELECT changed."item_number", after."currency"
    FROM after JOIN before USING ("sku", "currency") JOIN "shop"."skus" AS changed USING ("sku")
    WHERE after."price" <> before."price"
  )
  GROUP BY "skus"."item_number", "prices"."currency"
  ON CONFLICT ("item_number", "currency", "valid_from") DO UPDATE SET "price" = EXCLUDED."price";
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "prices_note_changes" AFTER UPDATE ON "shop"."prices"
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_price_changes"();
