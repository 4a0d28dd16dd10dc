CREATE TABLE "shop"."past_prices" (
	"sku" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"valid_until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_prices_sku_currency_valid_until_pk" PRIMARY KEY("sku","currency","valid_until")
);
--> statement-breakpoint
DROP TABLE "shop"."price_history" CASCADE;--> statement-breakpoint
ALTER TABLE "shop"."past_prices" ADD CONSTRAINT "past_prices_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "shop"."skus"("sku") ON DELETE cascade ON UPDATE no action;