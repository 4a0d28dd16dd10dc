ALTER TABLE "shop"."reviews" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "shop"."reviews" USING btree ("published_at") WHERE "shop"."reviews"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD CONSTRAINT "reviews_are_one_per_customer" UNIQUE("customer_id","article_number");--> statement-breakpoint
ALTER TABLE "shop"."reviews" ADD CONSTRAINT "reviews_status_is_known" CHECK ("shop"."reviews"."status" IN ('pending', 'published', 'rejected'));