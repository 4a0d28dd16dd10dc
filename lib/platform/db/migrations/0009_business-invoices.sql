ALTER TABLE "shop"."addresses" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "shop"."addresses" ADD COLUMN "customer_reference" text;