CREATE SEQUENCE "shop"."order_numbers_eck" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_numbers_hgg" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_numbers_hrm" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "shop"."addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"salutation" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"street" text NOT NULL,
	"house_number" text,
	"addition" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	CONSTRAINT "addresses_are_one_per_kind" UNIQUE("order_id","kind"),
	CONSTRAINT "addresses_kind_is_known" CHECK ("shop"."addresses"."kind" IN ('delivery', 'invoice'))
);
--> statement-breakpoint
CREATE TABLE "shop"."order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_lines_are_one_per_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_quantity_is_positive" CHECK ("shop"."order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_price_is_not_negative" CHECK ("shop"."order_lines"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"session_id" uuid,
	"basket_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"shipping" integer NOT NULL,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_status_is_known" CHECK ("shop"."orders"."status" IN ('pending', 'paid', 'cancelled')),
	CONSTRAINT "orders_currency_is_known" CHECK ("shop"."orders"."currency" IN ('czk', 'eur', 'pln', 'usd')),
	CONSTRAINT "orders_sums_are_not_negative" CHECK ("shop"."orders"."shipping" >= 0 AND "shop"."orders"."total" >= "shop"."orders"."shipping")
);
--> statement-breakpoint
CREATE TABLE "shop"."outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"message_id" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "shop"."payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"intent_id" text,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_status_is_known" CHECK ("shop"."payments"."status" IN ('open', 'paid', 'expired', 'refunded')),
	CONSTRAINT "payments_amount_is_not_negative" CHECK ("shop"."payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."basket_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"basket_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_lines_are_one_per_sku" UNIQUE("basket_id","sku"),
	CONSTRAINT "basket_lines_quantity_is_1_to_20" CHECK ("shop"."basket_lines"."quantity" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE TABLE "shop"."baskets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"project" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baskets_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."checkouts" (
	"basket_id" uuid PRIMARY KEY NOT NULL,
	"address" jsonb,
	"shipping_method" text,
	"payment_method" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."request_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shop"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"project" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shop"."addresses" ADD CONSTRAINT "addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD CONSTRAINT "basket_lines_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."baskets" ADD CONSTRAINT "baskets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."checkouts" ADD CONSTRAINT "checkouts_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_session_id" ON "shop"."orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_pending_expire_at" ON "shop"."orders" USING btree ("expires_at") WHERE "shop"."orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "shop"."outbox" USING btree ("id") WHERE "shop"."outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payments_order_id" ON "shop"."payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "basket_lines_sku" ON "shop"."basket_lines" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "shop"."sessions" USING btree ("expires_at");