-- A statement that changes prices notes each article once, and stores the prices that ended.
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
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
