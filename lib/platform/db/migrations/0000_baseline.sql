-- The migrator has created it for its own table.
CREATE SCHEMA IF NOT EXISTS "shop";
--> statement-breakpoint
CREATE SEQUENCE "shop"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_numbers_eck" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_numbers_hgg" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."order_numbers_hrm" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "shop"."reservation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "shop"."basket_intents" (
	"basket_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"visit" uuid,
	"sequence" bigint NOT NULL,
	"line_id" uuid,
	"additions" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_intents_basket_id_key_pk" PRIMARY KEY("basket_id","key")
);
--> statement-breakpoint
CREATE TABLE "shop"."set_prices" (
	"article_number" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "set_prices_article_number_currency_pk" PRIMARY KEY("article_number","currency"),
	CONSTRAINT "set_prices_are_not_negative" CHECK ("shop"."set_prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."sets" (
	"article_number" text PRIMARY KEY NOT NULL,
	"item_number" text NOT NULL,
	"project" text NOT NULL,
	"parts" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."customer_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"salutation" text,
	"company" text,
	"street_name" text NOT NULL,
	"street_number" text NOT NULL,
	"additional_address_info" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"phone" text,
	CONSTRAINT "customer_addresses_are_one_per_kind" UNIQUE("customer_id","kind"),
	CONSTRAINT "customer_addresses_kind_is_known" CHECK ("shop"."customer_addresses"."kind" IN ('billing'))
);
--> statement-breakpoint
CREATE TABLE "shop"."customer_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_tokens_purpose_is_known" CHECK ("shop"."customer_tokens"."purpose" IN ('confirm', 'reset', 'change', 'restore', 'activate'))
);
--> statement-breakpoint
CREATE TABLE "shop"."customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthday" date NOT NULL,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"wants_big" boolean DEFAULT false NOT NULL,
	"wants_tall" boolean DEFAULT false NOT NULL,
	"project" text NOT NULL,
	"locale" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "customers_project_is_known" CHECK ("shop"."customers"."project" IN ('hgg', 'hrm', 'eck')),
	CONSTRAINT "customers_email_key_is_lower_case" CHECK ("shop"."customers"."email_key" = lower("shop"."customers"."email"))
);
--> statement-breakpoint
CREATE TABLE "shop"."article_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "article_notices_are_one_per_address" UNIQUE("kind","sku","email"),
	CONSTRAINT "article_notices_kind_is_known" CHECK ("shop"."article_notices"."kind" IN ('stock', 'price')),
	CONSTRAINT "article_notices_status_is_known" CHECK ("shop"."article_notices"."status" IN ('requested', 'confirmed', 'told', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "shop"."contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"customer_number" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"phone" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."form_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"is_event" boolean NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "form_entries_are_one_per_address" UNIQUE("project","kind","name","email"),
	CONSTRAINT "form_entries_kind_is_known" CHECK ("shop"."form_entries"."kind" IN ('raffle', 'earlyShop'))
);
--> statement-breakpoint
CREATE TABLE "shop"."registered_return_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "registered_return_lines_are_one_per_line" UNIQUE("return_id","order_line_id"),
	CONSTRAINT "registered_return_lines_quantity_is_positive" CHECK ("shop"."registered_return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."registered_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"request_key" uuid NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registered_returns_number_unique" UNIQUE("number"),
	CONSTRAINT "registered_returns_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "shop"."newsletter_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthday" date,
	"interests" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "newsletter_subscriptions_are_one_per_address" UNIQUE("project","email"),
	CONSTRAINT "newsletter_subscriptions_status_is_known" CHECK ("shop"."newsletter_subscriptions"."status" IN ('requested', 'confirmed', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "shop"."used_captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."loyalty_cards" (
	"number" text PRIMARY KEY NOT NULL,
	"pin_hash" text,
	"level" text NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"customer_id" uuid,
	"held_for" uuid,
	"is_print_requested" boolean DEFAULT false NOT NULL,
	"connected_at" timestamp with time zone,
	CONSTRAINT "loyalty_cards_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "loyalty_cards_number_has_8_digits" CHECK ("shop"."loyalty_cards"."number" ~ '^[0-9]{8}$'),
	CONSTRAINT "loyalty_cards_level_is_known" CHECK ("shop"."loyalty_cards"."level" IN ('black', 'blue', 'silver')),
	CONSTRAINT "loyalty_cards_credits_are_not_negative" CHECK ("shop"."loyalty_cards"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."loyalty_vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"card_number" text NOT NULL,
	"description" text NOT NULL,
	"valid_until" date NOT NULL,
	"current_value" integer NOT NULL,
	"status" text NOT NULL,
	"branch" text NOT NULL,
	CONSTRAINT "loyalty_vouchers_status_is_known" CHECK ("shop"."loyalty_vouchers"."status" IN ('redeemed', 'available')),
	CONSTRAINT "loyalty_vouchers_value_is_not_negative" CHECK ("shop"."loyalty_vouchers"."current_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."document_numbers" (
	"project" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_project_kind_pk" PRIMARY KEY("project","kind")
);
--> statement-breakpoint
CREATE TABLE "shop"."documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"project" text NOT NULL,
	"kind" text NOT NULL,
	"refund_id" uuid,
	"number" integer NOT NULL,
	"locale" text NOT NULL,
	"file" "bytea" NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_are_one_per_number" UNIQUE("project","kind","number"),
	CONSTRAINT "credit_notes_are_one_per_refund" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."issued_gift_cards" (
	"line_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"project" text NOT NULL,
	"code" text NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "issued_gift_cards_line_id_piece_pk" PRIMARY KEY("line_id","piece")
);
--> statement-breakpoint
CREATE TABLE "shop"."order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."order_readers" (
	"order_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_readers_order_id_session_id_pk" PRIMARY KEY("order_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_lines_quantity_is_positive" CHECK ("shop"."parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"number" text NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_are_one_per_number" UNIQUE("order_id","carrier","number")
);
--> statement-breakpoint
CREATE TABLE "shop"."refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"allowance" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"sold_gift_cards" integer DEFAULT 0 NOT NULL,
	"vat" integer NOT NULL,
	"money" integer NOT NULL,
	"gift_cards" integer NOT NULL,
	"credited" integer NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"attempted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_add_up" CHECK ("shop"."refunds"."total" = "shop"."refunds"."goods" - "shop"."refunds"."discount" + "shop"."refunds"."shipping" + "shop"."refunds"."allowance"
        AND "shop"."refunds"."total" = "shop"."refunds"."money" + "shop"."refunds"."gift_cards" + "shop"."refunds"."credited"
        AND LEAST("shop"."refunds"."total", "shop"."refunds"."money", "shop"."refunds"."gift_cards", "shop"."refunds"."credited") >= 0),
	CONSTRAINT "refunds_status_is_known" CHECK ("shop"."refunds"."status" IN ('open', 'done')),
	CONSTRAINT "refunds_reason_is_known" CHECK ("shop"."refunds"."reason" IN ('cancelled', 'returned', 'allowance', 'late'))
);
--> statement-breakpoint
CREATE TABLE "shop"."withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
	"state" text,
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
	"parts" text[] DEFAULT '{}'::text[] NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"exchanged" integer DEFAULT 0 NOT NULL,
	"exchange_of" uuid,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_are_one_per_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_pieces_add_up" CHECK (LEAST("shop"."order_lines"."cancelled", "shop"."order_lines"."shipped", "shop"."order_lines"."returned", "shop"."order_lines"."refunded") >= 0
        AND "shop"."order_lines"."cancelled" + "shop"."order_lines"."shipped" <= "shop"."order_lines"."quantity"
        AND "shop"."order_lines"."returned" <= "shop"."order_lines"."shipped"
        AND "shop"."order_lines"."exchanged" BETWEEN 0 AND "shop"."order_lines"."returned"
        AND "shop"."order_lines"."refunded" = "shop"."order_lines"."cancelled" + "shop"."order_lines"."returned" - "shop"."order_lines"."exchanged"),
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
	"customer_id" uuid,
	"fingerprint" text,
	"basket_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"shipping" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"gift_cards" integer DEFAULT 0 NOT NULL,
	"vat" integer DEFAULT 0 NOT NULL,
	"vat_rate" integer,
	"payment_method" text DEFAULT 'card' NOT NULL,
	"status" text NOT NULL,
	"promised_for" date,
	"email" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_status_is_known" CHECK ("shop"."orders"."status" IN ('pending', 'accepted', 'paid', 'cancelled')),
	CONSTRAINT "orders_currency_is_known" CHECK ("shop"."orders"."currency" IN ('czk', 'eur', 'pln', 'usd')),
	CONSTRAINT "orders_sums_are_not_negative" CHECK ("shop"."orders"."shipping" >= 0 AND "shop"."orders"."total" >= "shop"."orders"."shipping"),
	CONSTRAINT "orders_reductions_fit" CHECK ("shop"."orders"."discount" >= 0 AND "shop"."orders"."gift_cards" BETWEEN 0 AND "shop"."orders"."total")
);
--> statement-breakpoint
CREATE TABLE "shop"."outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
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
	"attempted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"methods" text[] DEFAULT '{}'::text[] NOT NULL,
	"delayed_at" timestamp with time zone,
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
CREATE TABLE "shop"."customer_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"host" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"host" text NOT NULL,
	"customer_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_is_known" CHECK ("shop"."passkey_challenges"."purpose" IN ('add', 'login'))
);
--> statement-breakpoint
CREATE TABLE "shop"."past_prices" (
	"sku" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"valid_until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_prices_sku_currency_valid_until_pk" PRIMARY KEY("sku","currency","valid_until")
);
--> statement-breakpoint
CREATE TABLE "shop"."reservation_baskets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"project" text NOT NULL,
	"store" text,
	"contact" jsonb,
	"intents" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_baskets_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."reservation_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "reservation_items_are_one_per_position" UNIQUE("reservation_id","position"),
	CONSTRAINT "reservation_items_quantity_is_positive" CHECK ("shop"."reservation_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."reservation_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"basket_id" uuid NOT NULL,
	"store" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_lines_are_one_per_article" UNIQUE("basket_id","store","sku"),
	CONSTRAINT "reservation_lines_quantity_is_1_to_20" CHECK ("shop"."reservation_lines"."quantity" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE TABLE "shop"."reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"number" text NOT NULL,
	"request_key" uuid NOT NULL,
	"session_id" uuid,
	"customer_id" uuid,
	"store" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservations_number_unique" UNIQUE("number"),
	CONSTRAINT "reservations_are_one_per_store" UNIQUE("request_key","store"),
	CONSTRAINT "reservations_status_is_known" CHECK ("shop"."reservations"."status" IN ('held', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "shop"."reviews" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_number" text NOT NULL,
	"rating" integer NOT NULL,
	"name" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"messages" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"customer_id" uuid,
	"order_line_id" uuid,
	CONSTRAINT "reviews_are_one_per_customer" UNIQUE("customer_id","article_number"),
	CONSTRAINT "reviews_rating_is_1_to_5" CHECK ("shop"."reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_status_is_known" CHECK ("shop"."reviews"."status" IN ('pending', 'published', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "shop"."session_transfers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"from_token_hash" text NOT NULL,
	"host" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."basket_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"basket_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"parts" text[] DEFAULT '{}'::text[] NOT NULL,
	"quantity" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"seen" jsonb,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_lines_are_one_per_article" UNIQUE("basket_id","sku","parts"),
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
CREATE TABLE "shop"."customer_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"logged_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."form_drafts" (
	"session_id" uuid NOT NULL,
	"form" text NOT NULL,
	"fields" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_drafts_session_id_form_pk" PRIMARY KEY("session_id","form")
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
	"token_hash" text,
	"project" text NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_are_one_per_customer" UNIQUE("customer_id","project"),
	CONSTRAINT "sessions_are_opened_by_a_token_or_a_device" CHECK (("shop"."sessions"."token_hash" IS NULL) = ("shop"."sessions"."customer_id" IS NOT NULL)),
	CONSTRAINT "sessions_of_guests_alone_expire" CHECK (("shop"."sessions"."expires_at" IS NULL) = ("shop"."sessions"."customer_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "shop"."basket_vouchers" (
	"basket_id" uuid NOT NULL,
	"code" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_vouchers_basket_id_code_pk" PRIMARY KEY("basket_id","code")
);
--> statement-breakpoint
CREATE TABLE "shop"."voucher_redemptions" (
	"order_id" uuid NOT NULL,
	"project" text NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"customer" text,
	CONSTRAINT "voucher_redemptions_order_id_code_pk" PRIMARY KEY("order_id","code"),
	CONSTRAINT "voucher_redemptions_are_one_per_customer" UNIQUE("project","code","customer"),
	CONSTRAINT "voucher_redemptions_return_fits" CHECK ("shop"."voucher_redemptions"."returned" BETWEEN 0 AND "shop"."voucher_redemptions"."amount")
);
--> statement-breakpoint
CREATE TABLE "shop"."vouchers" (
	"project" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minimum" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"balance" integer,
	"currency" text,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_once_per_customer" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vouchers_project_code_pk" PRIMARY KEY("project","code"),
	CONSTRAINT "vouchers_percent_is_1_to_100" CHECK ("shop"."vouchers"."percent" BETWEEN 1 AND 100),
	CONSTRAINT "vouchers_balance_is_not_negative" CHECK ("shop"."vouchers"."balance" >= 0),
	CONSTRAINT "vouchers_have_what_their_kind_needs" CHECK (CASE "shop"."vouchers"."kind"
        WHEN 'percentage' THEN "shop"."vouchers"."percent" IS NOT NULL
        WHEN 'giftCard' THEN "shop"."vouchers"."balance" IS NOT NULL AND "shop"."vouchers"."currency" IS NOT NULL
        WHEN 'amount' THEN "shop"."vouchers"."amounts" <> '{}'::jsonb
        ELSE "shop"."vouchers"."kind" = 'shipping' END)
);
--> statement-breakpoint
CREATE TABLE "shop"."wishlist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wishlist_id" uuid NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"sku" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_are_one_per_colour" UNIQUE("wishlist_id","item_number")
);
--> statement-breakpoint
CREATE TABLE "shop"."wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"project" text NOT NULL,
	"share_token" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "wishlists_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_changes" (
	"revision" bigserial PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_seed_indices" (
	"application" text NOT NULL,
	"index_name" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "catalogue_seed_indices_application_index_name_pk" PRIMARY KEY("application","index_name")
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_seeds" (
	"application" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."content_changes" (
	"revision" bigserial PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL,
	"content_type" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."index_push" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"sent" jsonb,
	"sent_at" timestamp with time zone,
	CONSTRAINT "index_push_has_one_row" CHECK ("shop"."index_push"."id" = 1)
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
CREATE TABLE "shop"."used_editor_links" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."basket_intents" ADD CONSTRAINT "basket_intents_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."set_prices" ADD CONSTRAINT "set_prices_article_number_sets_article_number_fk" FOREIGN KEY ("article_number") REFERENCES "shop"."sets"("article_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_tokens" ADD CONSTRAINT "customer_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."registered_return_lines" ADD CONSTRAINT "registered_return_lines_return_id_registered_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "shop"."registered_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."registered_return_lines" ADD CONSTRAINT "registered_return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."registered_returns" ADD CONSTRAINT "registered_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."newsletter_events" ADD CONSTRAINT "newsletter_events_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" ADD CONSTRAINT "loyalty_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_cards" ADD CONSTRAINT "loyalty_cards_held_for_customers_id_fk" FOREIGN KEY ("held_for") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_vouchers" ADD CONSTRAINT "loyalty_vouchers_card_number_loyalty_cards_number_fk" FOREIGN KEY ("card_number") REFERENCES "shop"."loyalty_cards"("number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shop"."documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."documents" ADD CONSTRAINT "documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "shop"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."issued_gift_cards" ADD CONSTRAINT "issued_gift_cards_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."issued_gift_cards" ADD CONSTRAINT "issued_gift_cards_have_a_voucher" FOREIGN KEY ("project","code") REFERENCES "shop"."vouchers"("project","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_readers" ADD CONSTRAINT "order_readers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_readers" ADD CONSTRAINT "order_readers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "shop"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."parcel_lines" ADD CONSTRAINT "parcel_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."addresses" ADD CONSTRAINT "addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_exchange_of_order_lines_id_fk" FOREIGN KEY ("exchange_of") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_passkeys" ADD CONSTRAINT "customer_passkeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."past_prices" ADD CONSTRAINT "past_prices_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservation_baskets" ADD CONSTRAINT "reservation_baskets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservation_items" ADD CONSTRAINT "reservation_items_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "shop"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservation_lines" ADD CONSTRAINT "reservation_lines_basket_id_reservation_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."reservation_baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD CONSTRAINT "reservations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."session_transfers" ADD CONSTRAINT "session_transfers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."baskets" ADD CONSTRAINT "baskets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."checkouts" ADD CONSTRAINT "checkouts_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_devices" ADD CONSTRAINT "customer_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."form_drafts" ADD CONSTRAINT "form_drafts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_vouchers" ADD CONSTRAINT "basket_vouchers_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "shop"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."wishlists" ADD CONSTRAINT "wishlists_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."prices" ADD CONSTRAINT "prices_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."store_stock" ADD CONSTRAINT "store_stock_store_stores_number_fk" FOREIGN KEY ("store") REFERENCES "shop"."stores"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."store_stock" ADD CONSTRAINT "store_stock_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_intents_received_at" ON "shop"."basket_intents" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "customer_tokens_expires_at" ON "shop"."customer_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_tokens_customer_id" ON "shop"."customer_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_unconfirmed" ON "shop"."customers" USING btree ("registered_at") WHERE "shop"."customers"."confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "article_notices_email" ON "shop"."article_notices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "article_notices_requested" ON "shop"."article_notices" USING btree ("requested_at") WHERE "shop"."article_notices"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "article_notices_confirmed" ON "shop"."article_notices" USING btree ("article_number") WHERE "shop"."article_notices"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "shop"."contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_sent_at" ON "shop"."contact_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contact_messages_unconfirmed" ON "shop"."contact_messages" USING btree ("sent_at") WHERE "shop"."contact_messages"."confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "form_entries_email" ON "shop"."form_entries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "form_entries_unconfirmed" ON "shop"."form_entries" USING btree ("entered_at") WHERE "shop"."form_entries"."confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "registered_return_lines_order_line_id" ON "shop"."registered_return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "registered_returns_order_id" ON "shop"."registered_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "newsletter_events_subscription_id" ON "shop"."newsletter_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email" ON "shop"."newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested" ON "shop"."newsletter_subscriptions" USING btree ("requested_at") WHERE "shop"."newsletter_subscriptions"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at" ON "shop"."used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "loyalty_cards_held_for" ON "shop"."loyalty_cards" USING btree ("held_for");--> statement-breakpoint
CREATE INDEX "loyalty_vouchers_card_number" ON "shop"."loyalty_vouchers" USING btree ("card_number");--> statement-breakpoint
CREATE INDEX "documents_order_id" ON "shop"."documents" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_are_one_per_order" ON "shop"."documents" USING btree ("order_id") WHERE "shop"."documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "issued_gift_cards_code" ON "shop"."issued_gift_cards" USING btree ("project","code");--> statement-breakpoint
CREATE INDEX "order_notes_order_id" ON "shop"."order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_readers_session_id" ON "shop"."order_readers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "order_readers_until" ON "shop"."order_readers" USING btree ("until");--> statement-breakpoint
CREATE INDEX "parcel_lines_line_id" ON "shop"."parcel_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "shop"."refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "shop"."refunds" USING btree ("created_at") WHERE "shop"."refunds"."status" = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_order_id" ON "shop"."withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_exchange_of" ON "shop"."order_lines" USING btree ("exchange_of") WHERE "shop"."order_lines"."exchange_of" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_cancelled_at" ON "shop"."orders" USING btree ("cancelled_at") WHERE "shop"."orders"."status" = 'cancelled' AND "shop"."orders"."email" <> '';--> statement-breakpoint
CREATE INDEX "orders_session_id" ON "shop"."orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_basket_id" ON "shop"."orders" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "orders_customer_id" ON "shop"."orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "shop"."orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "shop"."orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_pending_expire_at" ON "shop"."orders" USING btree ("expires_at") WHERE "shop"."orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_customer" ON "shop"."outbox" USING btree (("payload"->>'customerId'));--> statement-breakpoint
CREATE INDEX "outbox_email" ON "shop"."outbox" USING btree (lower("payload"->>'email'));--> statement-breakpoint
CREATE INDEX "outbox_sent_at" ON "shop"."outbox" USING btree ("sent_at") WHERE "shop"."outbox"."sent_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "shop"."outbox" USING btree ("id") WHERE "shop"."outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "shop"."payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_order_id" ON "shop"."payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "customer_passkeys_customer_id" ON "shop"."customer_passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_customer_id" ON "shop"."passkey_challenges" USING btree ("customer_id") WHERE "shop"."passkey_challenges"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "shop"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reservations_session_id" ON "shop"."reservations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reservations_customer_id" ON "shop"."reservations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reservations_email" ON "shop"."reservations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reservations_held_until" ON "shop"."reservations" USING btree ("held_until") WHERE "shop"."reservations"."status" = 'held';--> statement-breakpoint
CREATE INDEX "reviews_order_line_id" ON "shop"."reviews" USING btree ("order_line_id") WHERE "shop"."reviews"."order_line_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_article_number" ON "shop"."reviews" USING btree ("article_number");--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "shop"."reviews" USING btree ("published_at") WHERE "shop"."reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "session_transfers_expires_at" ON "shop"."session_transfers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_transfers_session_id" ON "shop"."session_transfers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "basket_lines_removed_at" ON "shop"."basket_lines" USING btree ("removed_at") WHERE "shop"."basket_lines"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_devices_expires_at" ON "shop"."customer_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_devices_session_id" ON "shop"."customer_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "request_limits_expire" ON "shop"."request_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "shop"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_code" ON "shop"."voucher_redemptions" USING btree ("project","code");--> statement-breakpoint
CREATE INDEX "wishlist_items_removed_at" ON "shop"."wishlist_items" USING btree ("removed_at") WHERE "shop"."wishlist_items"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "wishlists_changed_at" ON "shop"."wishlists" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "content_changes_changed_at" ON "shop"."content_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "skus_article_number" ON "shop"."skus" USING btree ("article_number");--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "shop"."store_stock" USING btree ("store");--> statement-breakpoint
CREATE INDEX "used_editor_links_expires_at" ON "shop"."used_editor_links" USING btree ("expires_at");--> statement-breakpoint
-- From here on by hand: drizzle-kit declares neither functions nor triggers nor rows.
CREATE FUNCTION "shop"."note_stock_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."catalogue_changes" ("article_number")
  SELECT DISTINCT after."article_number"
  FROM after JOIN before USING ("sku")
  WHERE (after."stock", after."is_nos") IS DISTINCT FROM (before."stock", before."is_nos");
  IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_note_changes" AFTER UPDATE ON "shop"."skus"
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_stock_changes"();--> statement-breakpoint
CREATE FUNCTION "shop"."note_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER "prices_note_changes" AFTER UPDATE ON "shop"."prices"
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_price_changes"();--> statement-breakpoint
-- The one lease on pushing to the search index, which nobody holds.
INSERT INTO "shop"."index_push" ("id") VALUES (1);
