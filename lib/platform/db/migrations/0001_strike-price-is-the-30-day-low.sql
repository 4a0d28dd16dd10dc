-- Directive 98/6/EC, article 6a: a reduction is announced by the lowest price of the 30 days before it; where
-- a price fell in steps, of the 30 days before the first step. A price that held for more than 30 days ends the
-- steps, and Poland has no such exception. NULL where there is nothing to announce: no former price is known,
-- the last change was a rise, or the lowest price is not higher.
CREATE FUNCTION "shop"."strike_price_of"(of_sku text, of_currency text, present integer) RETURNS integer
LANGUAGE sql STABLE AS $$
  WITH changes AS (
    SELECT "price", "valid_until" AS at,
      coalesce(lead("price") OVER history, present) AS next,
      lag("valid_until") OVER history < "valid_until" - interval '30 days' OR of_currency = 'pln' AS is_first_step
    FROM "shop"."past_prices"
    WHERE "sku" = of_sku AND "currency" = of_currency
    WINDOW history AS (ORDER BY "valid_until")
  ),
  reduction AS (
    SELECT min(at) AS began FROM changes
    WHERE next < "price"
      AND at > ALL (SELECT at FROM changes WHERE next > "price")
      AND at >= ALL (SELECT at FROM changes WHERE is_first_step AND next < "price")
  )
  SELECT CASE WHEN min("price") > present THEN min("price") END FROM changes, reduction
  WHERE at > began - interval '30 days' AND at <= began
$$;--> statement-breakpoint
CREATE FUNCTION "shop"."set_strike_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."price" <> OLD."price" THEN
    -- Of several changes in one transaction only the first ended a price that anyone saw.
    INSERT INTO "shop"."past_prices" ("sku", "currency", "price")
    VALUES (OLD."sku", OLD."currency", OLD."price")
    ON CONFLICT DO NOTHING;
  END IF;
  NEW."strike_price" := "shop"."strike_price_of"(NEW."sku", NEW."currency", NEW."price");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "prices_set_strike_price" BEFORE INSERT OR UPDATE ON "shop"."prices"
FOR EACH ROW EXECUTE FUNCTION "shop"."set_strike_price"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."note_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."catalogue_changes" ("article_number")
  SELECT DISTINCT "skus"."article_number"
  FROM after JOIN before USING ("sku", "currency") JOIN "shop"."skus" USING ("sku")
  WHERE (after."price", after."strike_price")
    IS DISTINCT FROM (before."price", before."strike_price");
  IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "shop"."follow_price_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger on prices computes the strike price.
  UPDATE "shop"."prices" SET "strike_price" = NULL WHERE "sku" IN (SELECT "sku" FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Within the trigger on prices, and when a SKU is deleted, there is nothing left to do.
CREATE TRIGGER "past_prices_added" AFTER INSERT ON "shop"."past_prices"
REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "shop"."follow_price_history"();--> statement-breakpoint
CREATE TRIGGER "past_prices_deleted" AFTER DELETE ON "shop"."past_prices"
REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "shop"."follow_price_history"();--> statement-breakpoint
UPDATE "shop"."prices" SET "strike_price" = NULL;
