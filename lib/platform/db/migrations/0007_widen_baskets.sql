CREATE TABLE "shop"."basket_intents" (
	"basket_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"sequence" bigint NOT NULL,
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
	"customer" text,
	CONSTRAINT "voucher_redemptions_order_id_code_pk" PRIMARY KEY("order_id","code"),
	CONSTRAINT "voucher_redemptions_are_one_per_customer" UNIQUE("project","code","customer")
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
ALTER TABLE "shop"."basket_lines" DROP CONSTRAINT "basket_lines_are_one_per_sku";--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" DROP CONSTRAINT "basket_lines_sku_skus_sku_fk";
--> statement-breakpoint
DROP INDEX "shop"."basket_lines_sku";--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "parts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "gift_cards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD COLUMN "parts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "shop"."basket_intents" ADD CONSTRAINT "basket_intents_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."set_prices" ADD CONSTRAINT "set_prices_article_number_sets_article_number_fk" FOREIGN KEY ("article_number") REFERENCES "shop"."sets"("article_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_vouchers" ADD CONSTRAINT "basket_vouchers_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_redemptions_code" ON "shop"."voucher_redemptions" USING btree ("project","code");--> statement-breakpoint
ALTER TABLE "shop"."basket_lines" ADD CONSTRAINT "basket_lines_are_one_per_article" UNIQUE("basket_id","sku","parts");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_reductions_fit" CHECK ("shop"."orders"."discount" >= 0 AND "shop"."orders"."gift_cards" BETWEEN 0 AND "shop"."orders"."total");