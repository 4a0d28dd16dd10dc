ALTER TABLE "shop"."refunds" DROP CONSTRAINT "refunds_add_up";--> statement-breakpoint
ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_reductions_fit";--> statement-breakpoint
ALTER TABLE "shop"."refunds" ADD COLUMN "taxed_gift_cards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "is_single_purpose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "taxed_gift_cards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."vouchers" ADD COLUMN "is_single_purpose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."refunds" ADD CONSTRAINT "refunds_add_up" CHECK ("shop"."refunds"."total" = "shop"."refunds"."goods" - "shop"."refunds"."discount" + "shop"."refunds"."shipping" + "shop"."refunds"."allowance"
        AND "shop"."refunds"."total" = "shop"."refunds"."money" + "shop"."refunds"."gift_cards" + "shop"."refunds"."credited"
        AND LEAST("shop"."refunds"."total", "shop"."refunds"."money", "shop"."refunds"."gift_cards", "shop"."refunds"."credited") >= 0
        AND "shop"."refunds"."taxed_gift_cards" BETWEEN 0 AND "shop"."refunds"."gift_cards");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_reductions_fit" CHECK ("shop"."orders"."discount" >= 0 AND "shop"."orders"."gift_cards" BETWEEN 0 AND "shop"."orders"."total"
        AND "shop"."orders"."taxed_gift_cards" BETWEEN 0 AND "shop"."orders"."gift_cards");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."webhook_order"("order_id" uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'order', o."number", 'shop', o."project", 'status', o."status", 'currency', upper(o."currency"),
    'total', o."total", 'shipping', o."shipping", 'discount', o."discount", 'giftCards', o."gift_cards",
    'taxedGiftCards', o."taxed_gift_cards",
    'vat', o."vat", 'vatRate', o."vat_rate", 'paymentMethod', o."payment_method", 'placedAt', o."placed_at",
    'country', (SELECT a."country" FROM "shop"."addresses" AS a WHERE a."order_id" = o."id" AND a."kind" = 'delivery'),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'line', l."position", 'sku', l."sku", 'article', l."article_number", 'parts', to_jsonb(l."parts"), 'quantity', l."quantity",
        'price', l."price", 'isGiftCard', l."is_gift_card", 'isSinglePurpose', l."is_single_purpose",
        'cancelled', l."cancelled", 'shipped', l."shipped", 'returned', l."returned")
        ORDER BY l."position"), '[]')
      FROM "shop"."order_lines" AS l WHERE l."order_id" = o."id"))
  FROM "shop"."orders" AS o WHERE o."id" = "webhook_order"."order_id"
$$;
