ALTER TABLE "shop"."loyalty_vouchers" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "shop"."loyalty_vouchers" ADD CONSTRAINT "loyalty_vouchers_code_unique" UNIQUE("code");