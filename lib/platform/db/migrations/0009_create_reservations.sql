CREATE SEQUENCE "shop"."reservation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "shop"."reservation_baskets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"project" text NOT NULL,
	"store" text,
	"contact" jsonb,
	"intents" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_baskets_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."reservation_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"article_number" text NOT NULL,
	"item_number" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "reservation_items_are_one_per_position" UNIQUE("reservation_id","position"),
	CONSTRAINT "reservation_items_quantity_is_positive" CHECK ("shop"."reservation_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."reservation_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"basket_id" uuid NOT NULL,
	"store" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_lines_are_one_per_article" UNIQUE("basket_id","store","sku"),
	CONSTRAINT "reservation_lines_quantity_is_1_to_20" CHECK ("shop"."reservation_lines"."quantity" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE TABLE "shop"."reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project" text NOT NULL,
	"number" text NOT NULL,
	"request_key" uuid NOT NULL,
	"session_id" uuid,
	"store" text NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservations_number_unique" UNIQUE("number"),
	CONSTRAINT "reservations_are_one_per_store" UNIQUE("request_key","store"),
	CONSTRAINT "reservations_status_is_known" CHECK ("shop"."reservations"."status" IN ('held', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "shop"."reservation_baskets" ADD CONSTRAINT "reservation_baskets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservation_items" ADD CONSTRAINT "reservation_items_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "shop"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservation_lines" ADD CONSTRAINT "reservation_lines_basket_id_reservation_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."reservation_baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."reservations" ADD CONSTRAINT "reservations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_session_id" ON "shop"."reservations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reservations_held_until" ON "shop"."reservations" USING btree ("held_until") WHERE "shop"."reservations"."status" = 'held';