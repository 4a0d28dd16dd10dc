CREATE TABLE "shop"."webhook_deliveries" (
	"endpoint_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "webhook_deliveries_endpoint_id_event_id_pk" PRIMARY KEY("endpoint_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"low_stock" integer DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "webhook_endpoints_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "shop"."webhook_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "shop"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "shop"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_id" ON "shop"."webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "shop"."webhook_deliveries" USING btree ("next_attempt_at") WHERE "shop"."webhook_deliveries"."delivered_at" IS NULL AND "shop"."webhook_deliveries"."failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "webhook_events_subject" ON "shop"."webhook_events" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "webhook_events_occurred_at" ON "shop"."webhook_events" USING btree ("occurred_at");--> statement-breakpoint
-- Notes an event for the endpoints that want it, and adds the job that sends it. The key of the job is that of the
-- event: one key for all would make transactions wait for each other.
CREATE FUNCTION "shop"."note_webhook"("type" text, "subject" text, "data" jsonb, "stock" integer DEFAULT NULL, "before" integer DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "noted" bigint;
BEGIN
  INSERT INTO "shop"."webhook_events" ("type", "subject", "data", "occurred_at")
  VALUES ("note_webhook"."type", "note_webhook"."subject", "note_webhook"."data", clock_timestamp())
  RETURNING "id" INTO "noted";
  INSERT INTO "shop"."webhook_deliveries" ("endpoint_id", "event_id", "next_attempt_at")
  SELECT "id", "noted", clock_timestamp() FROM "shop"."webhook_endpoints"
  WHERE "disabled_at" IS NULL AND "note_webhook"."type" = ANY("types")
    AND ("note_webhook"."stock" IS NULL OR ("note_webhook"."before" > "low_stock" AND "note_webhook"."stock" <= "low_stock"));
  PERFORM graphile_worker.add_job('send-webhooks', json_build_object('subject', "note_webhook"."subject"),
    job_key := 'webhook:' || "noted");
END $$;--> statement-breakpoint
CREATE FUNCTION "shop"."has_webhook"("type" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "shop"."webhook_endpoints" WHERE "disabled_at" IS NULL AND "has_webhook"."type" = ANY("types"))
$$;--> statement-breakpoint
-- An order as systems of the retailer see it: without names and addresses. Amounts in minor units.
CREATE FUNCTION "shop"."webhook_order"("order_id" uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'order', o."number", 'shop', o."project", 'status', o."status", 'currency', upper(o."currency"),
    'total', o."total", 'shipping', o."shipping", 'discount', o."discount", 'giftCards', o."gift_cards",
    'vat', o."vat", 'vatRate', o."vat_rate", 'paymentMethod', o."payment_method", 'placedAt', o."placed_at",
    'country', (SELECT a."country" FROM "shop"."addresses" AS a WHERE a."order_id" = o."id" AND a."kind" = 'delivery'),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'line', l."position", 'sku', l."sku", 'article', l."article_number", 'parts', to_jsonb(l."parts"), 'quantity', l."quantity",
        'price', l."price", 'cancelled', l."cancelled", 'shipped', l."shipped", 'returned', l."returned")
        ORDER BY l."position"), '[]')
      FROM "shop"."order_lines" AS l WHERE l."order_id" = o."id"))
  FROM "shop"."orders" AS o WHERE o."id" = "webhook_order"."order_id"
$$;--> statement-breakpoint
CREATE FUNCTION "shop"."note_order_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "type" text := TG_ARGV[0];
  "more" jsonb := '{}';
  "order" uuid;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    IF TG_OP = 'UPDATE' THEN "type" := 'order.' || NEW."status"; END IF;
    "order" := NEW."id";
  ELSE
    "order" := NEW."order_id";
  END IF;
  IF TG_TABLE_NAME = 'refunds' THEN "type" := 'order.' || NEW."reason"; END IF;
  IF NOT "shop"."has_webhook"("type") THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'parcels' THEN
    "more" := jsonb_build_object('parcel', jsonb_build_object('carrier', NEW."carrier", 'number', NEW."number", 'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('line', l."position", 'sku', l."sku", 'quantity', p."quantity") ORDER BY l."position"), '[]')
      FROM "shop"."parcel_lines" AS p JOIN "shop"."order_lines" AS l ON l."id" = p."line_id" WHERE p."parcel_id" = NEW."id")));
  ELSIF TG_TABLE_NAME = 'refunds' THEN
    "more" := jsonb_build_object('refund', jsonb_build_object('total', NEW."total", 'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('line', l."position", 'sku', l."sku", 'quantity', (r ->> 'quantity')::int) ORDER BY l."position"), '[]')
      FROM jsonb_array_elements(NEW."lines") AS r JOIN "shop"."order_lines" AS l ON l."id" = (r ->> 'lineId')::uuid)));
  END IF;
  PERFORM "shop"."note_webhook"("type", "data" ->> 'order', "data" || "more")
  FROM (SELECT "shop"."webhook_order"("order") AS "data") AS found WHERE "data" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred to the commit, when the lines are written, too.
CREATE CONSTRAINT TRIGGER "orders_note_placed" AFTER INSERT ON "shop"."orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "shop"."note_order_webhook"('order.placed');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_note_status" AFTER UPDATE ON "shop"."orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW."status" <> OLD."status" AND NEW."status" IN ('paid', 'cancelled')) EXECUTE FUNCTION "shop"."note_order_webhook"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "parcels_note_shipped" AFTER INSERT ON "shop"."parcels"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "shop"."note_order_webhook"('order.shipped');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refunds_note_pieces" AFTER INSERT ON "shop"."refunds"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW."reason" IN ('cancelled', 'returned')) EXECUTE FUNCTION "shop"."note_order_webhook"();--> statement-breakpoint
CREATE FUNCTION "shop"."note_low_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT "shop"."has_webhook"('stock.low') THEN RETURN NULL; END IF;
  PERFORM "shop"."note_webhook"('stock.low', after."sku", jsonb_build_object('sku', after."sku", 'article', after."article_number",
      'shop', after."project", 'stock', after."stock"), after."stock", before."stock")
  FROM after JOIN before USING ("sku")
  WHERE NOT after."is_nos" AND EXISTS (SELECT FROM "shop"."webhook_endpoints"
    WHERE "disabled_at" IS NULL AND 'stock.low' = ANY("types") AND before."stock" > "low_stock" AND after."stock" <= "low_stock");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_note_low" AFTER UPDATE ON "shop"."skus"
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_low_stock"();
