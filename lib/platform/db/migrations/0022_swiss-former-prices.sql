-- PBV (SR 942.211), article 16: in Switzerland a former price that held for less than 30 days may be shown
-- only half as long as it held, so a reduction is announced only if the price before it held for 30 days in a
-- row. How long the first known price held is not recorded, as for the other currencies.
CREATE OR REPLACE FUNCTION "shop"."strike_price_of"(of_sku text, of_currency text, present integer) RETURNS integer
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
  SELECT CASE
    WHEN of_currency = 'chf' AND count(*) > 1 THEN NULL
    WHEN min("price") > present THEN min("price")
  END
  FROM changes, reduction
  WHERE at > began - interval '30 days' AND at <= began
$$;
