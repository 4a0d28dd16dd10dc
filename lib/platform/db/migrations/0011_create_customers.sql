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
	CONSTRAINT "customer_tokens_purpose_is_known" CHECK ("shop"."customer_tokens"."purpose" IN ('confirm', 'reset', 'change', 'restore'))
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
ALTER TABLE "shop"."sessions" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_tokens" ADD CONSTRAINT "customer_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_devices" ADD CONSTRAINT "customer_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."form_drafts" ADD CONSTRAINT "form_drafts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_tokens_customer_id" ON "shop"."customer_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_devices_session_id" ON "shop"."customer_devices" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_customer_id" ON "shop"."orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "shop"."orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reservations_customer_id" ON "shop"."reservations" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_are_one_per_customer" UNIQUE("customer_id","project");--> statement-breakpoint
ALTER TABLE "shop"."sessions" ADD CONSTRAINT "sessions_are_opened_by_a_token_or_a_device" CHECK (("shop"."sessions"."token_hash" IS NULL) = ("shop"."sessions"."customer_id" IS NOT NULL));