ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_currency_is_known";--> statement-breakpoint
ALTER TABLE "shop"."planned_prices" DROP CONSTRAINT "planned_prices_currency_is_known";--> statement-breakpoint
ALTER TABLE "shop"."prices" DROP CONSTRAINT "prices_currency_is_known";--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_currency_is_known" CHECK ("shop"."orders"."currency" IN ('chf', 'czk', 'eur', 'pln', 'usd'));--> statement-breakpoint
ALTER TABLE "shop"."planned_prices" ADD CONSTRAINT "planned_prices_currency_is_known" CHECK ("shop"."planned_prices"."currency" IN ('chf', 'czk', 'eur', 'pln', 'usd'));--> statement-breakpoint
ALTER TABLE "shop"."prices" ADD CONSTRAINT "prices_currency_is_known" CHECK ("shop"."prices"."currency" IN ('chf', 'czk', 'eur', 'pln', 'usd'));