CREATE TABLE "shop"."staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"language" text,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role_is_known" CHECK ("shop"."staff"."role" IN ('service', 'warehouse', 'shopManager', 'marketing', 'administrator')),
	CONSTRAINT "staff_email_is_lower_case" CHECK ("shop"."staff"."email" = lower("shop"."staff"."email")),
	CONSTRAINT "staff_language_is_known" CHECK ("shop"."staff"."language" IN ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"action" text NOT NULL,
	"order_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_key" uuid,
	CONSTRAINT "staff_audit_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "shop"."orders_placed_at";--> statement-breakpoint
ALTER TABLE "shop"."staff_audit" ADD CONSTRAINT "staff_audit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_audit_at" ON "shop"."staff_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_audit_staff_id" ON "shop"."staff_audit" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_audit_order_id" ON "shop"."staff_audit" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_links_staff_id" ON "shop"."staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_expires_at" ON "shop"."staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id" ON "shop"."staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at" ON "shop"."staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_last_name" ON "shop"."addresses" USING btree (lower("last_name") COLLATE "C");--> statement-breakpoint
CREATE INDEX "addresses_name" ON "shop"."addresses" USING btree (lower("first_name" || ' ' || "last_name") COLLATE "C");--> statement-breakpoint
CREATE INDEX "order_lines_open" ON "shop"."order_lines" USING btree ("order_id") WHERE "shop"."order_lines"."cancelled" + "shop"."order_lines"."shipped" < "shop"."order_lines"."quantity";--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "shop"."order_lines" USING btree ("sku" COLLATE "C");--> statement-breakpoint
CREATE INDEX "order_lines_parts" ON "shop"."order_lines" USING gin ("parts");--> statement-breakpoint
CREATE INDEX "orders_project" ON "shop"."orders" USING btree ("project","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "shop"."orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "payments_intent_id" ON "shop"."payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "shop"."orders" USING btree ("placed_at","id");--> statement-breakpoint
-- The audit log is append-only. Retention deletes rows after three years, when claims have lapsed (section 195 BGB).
CREATE FUNCTION "shop"."protect_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '3 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_audit_is_append_only" BEFORE UPDATE OR DELETE ON "shop"."staff_audit"
FOR EACH ROW EXECUTE FUNCTION "shop"."protect_audit"();
