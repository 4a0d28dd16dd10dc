CREATE SEQUENCE "shop"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "shop"."registered_return_lines" ADD CONSTRAINT "registered_return_lines_return_id_registered_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "shop"."registered_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."registered_return_lines" ADD CONSTRAINT "registered_return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."registered_returns" ADD CONSTRAINT "registered_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."newsletter_events" ADD CONSTRAINT "newsletter_events_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_notices_confirmed" ON "shop"."article_notices" USING btree ("article_number") WHERE "shop"."article_notices"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "registered_returns_order_id" ON "shop"."registered_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "newsletter_events_subscription_id" ON "shop"."newsletter_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at" ON "shop"."used_captchas" USING btree ("expires_at");