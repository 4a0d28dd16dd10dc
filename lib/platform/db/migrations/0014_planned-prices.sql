CREATE TABLE "shop"."planned_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_number" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"planned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"status" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "planned_prices_currency_is_known" CHECK ("shop"."planned_prices"."currency" IN ('czk', 'eur', 'pln', 'usd')),
	CONSTRAINT "planned_prices_price_is_positive" CHECK ("shop"."planned_prices"."price" > 0),
	CONSTRAINT "planned_prices_status_is_known" CHECK ("shop"."planned_prices"."status" IN ('planned', 'applied', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "shop"."planned_prices" ADD CONSTRAINT "planned_prices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_prices_staff_id" ON "shop"."planned_prices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "planned_prices_starts_at" ON "shop"."planned_prices" USING btree ("starts_at") WHERE "shop"."planned_prices"."status" = 'planned';