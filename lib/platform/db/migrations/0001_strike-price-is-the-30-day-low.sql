-- Directive 98/6/EC, article 6a: the price before a reduction is the lowest of the 30 days before it; of a
-- price that fell in steps, the lowest of the 30 days before the first step. NULL where there is nothing to
-- announce: no former price is known, the last change was a rise, or the lowest price is not higher.
CREATE FUNCTION "shop"."strike_price_of"(of_sku text, of_currency text, present integer) RETURNS integer
LANGUAGE sql STABLE AS $$
  WITH changes AS (
    SELECT "price", "valid_until" AS at, coalesce(lead("price") OVER (ORDER BY "valid_until"), present) AS next
    FROM "shop"."past_prices"
    WHERE "sku" = of_sku AND "currency" = of_currency
  ),
  reduction AS (
    SELECT min(at) AS began FROM changes
    WHERE next < "price" AND at > ALL (SELECT at FROM changes WHERE next > "price")
  )
  SELECT CASE WHEN min("price") > present THEN min("price") END FROM changes, reduction
  WHERE at > began - interval '30 days' AND at <= began
$$;--> statement-breakpoint
CREATE FUNCTION "shop"."set_strike_prices"(of_skus text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE "shop"."prices" SET "strike_price" = "shop"."strike_price_of"("sku", "currency", "price")
  WHERE "sku" = ANY (of_skus)
    AND "strike_price" IS DISTINCT FROM "shop"."strike_price_of"("sku", "currency", "price")
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."note_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."catalogue_changes" ("article_number")
  SELECT DISTINCT "skus"."article_number"
  FROM after JOIN before USING ("sku", "currency") JOIN "shop"."skus" USING ("sku")
  WHERE (after."price", after."strike_price")
    IS DISTINCT FROM (before."price", before."strike_price");
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Of several changes in one transaction only the first ended a price that anyone saw.
  INSERT INTO "shop"."past_prices" ("sku", "currency", "price")
  SELECT "sku", "currency", before."price"
  FROM after JOIN before USING ("sku", "currency")
  WHERE after."price" <> before."price"
  ON CONFLICT DO NOTHING;
  PERFORM "shop"."set_strike_prices"(ARRAY(SELECT "sku" FROM after));
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "shop"."follow_price_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "shop"."set_strike_prices"(ARRAY(SELECT DISTINCT "sku" FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "prices_follow_history" AFTER INSERT ON "shop"."prices"
REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."follow_price_history"();--> statement-breakpoint
-- Within another trigger, and when a SKU is deleted, the strike price is set already or of no use.
CREATE TRIGGER "past_prices_added" AFTER INSERT ON "shop"."past_prices"
REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "shop"."follow_price_history"();--> statement-breakpoint
CREATE TRIGGER "past_prices_deleted" AFTER DELETE ON "shop"."past_prices"
REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "shop"."follow_price_history"();--> statement-breakpoint
SELECT "shop"."set_strike_prices"(ARRAY(SELECT DISTINCT "sku" FROM "shop"."prices"));
