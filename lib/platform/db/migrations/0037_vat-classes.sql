ALTER TABLE "shop"."refunds" ADD COLUMN "vat_parts" jsonb;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "vat_parts" jsonb;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."webhook_order"("order_id" uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'order', o."number", 'shop', o."project", 'status', o."status", 'currency', upper(o."currency"),
    'total', o."total", 'shipping', o."shipping", 'discount', o."discount", 'giftCards', o."gift_cards",
    'taxedGiftCards', o."taxed_gift_cards",
    'vat', o."vat", 'vatRate', o."vat_rate", 'vatParts', o."vat_parts", 'paymentMethod', o."payment_method", 'placedAt', o."placed_at",
    'country', (SELECT a."country" FROM "shop"."addresses" AS a WHERE a."order_id" = o."id" AND a."kind" = 'delivery'),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'line', l."position", 'sku', l."sku", 'article', l."article_number", 'parts', to_jsonb(l."parts"), 'quantity', l."quantity",
        'price', l."price",
        'vatRate', CASE WHEN l."is_gift_card" AND NOT l."is_single_purpose" THEN NULL ELSE coalesce(l."vat_rate", o."vat_rate") END,
        'isGiftCard', l."is_gift_card", 'isSinglePurpose', l."is_single_purpose",
        'cancelled', l."cancelled", 'shipped', l."shipped", 'returned', l."returned")
        ORDER BY l."position"), '[]')
      FROM "shop"."order_lines" AS l WHERE l."order_id" = o."id"))
  FROM "shop"."orders" AS o WHERE o."id" = "webhook_order"."order_id"
$$;
