CREATE TABLE "shop"."document_numbers" (
	"project" text NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_project_kind_pk" PRIMARY KEY("project","kind")
);
--> statement-breakpoint
CREATE TABLE "shop"."documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"project" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"locale" text NOT NULL,
	"file" "bytea" NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_are_one_per_number" UNIQUE("project","kind","number"),
	CONSTRAINT "documents_are_one_per_order" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shop"."issued_gift_cards" (
	"line_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"project" text NOT NULL,
	"code" text NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "issued_gift_cards_line_id_piece_pk" PRIMARY KEY("line_id","piece")
);
--> statement-breakpoint
CREATE TABLE "shop"."order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."order_readers" (
	"order_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_readers_order_id_session_id_pk" PRIMARY KEY("order_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_lines_quantity_is_positive" CHECK ("shop"."parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"number" text NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_are_one_per_number" UNIQUE("order_id","carrier","number")
);
--> statement-breakpoint
CREATE TABLE "shop"."refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"goods" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"allowance" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"money" integer NOT NULL,
	"gift_cards" integer NOT NULL,
	"credited" integer NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_add_up" CHECK ("shop"."refunds"."total" = "shop"."refunds"."goods" - "shop"."refunds"."discount" + "shop"."refunds"."shipping" + "shop"."refunds"."allowance"
        AND "shop"."refunds"."total" = "shop"."refunds"."money" + "shop"."refunds"."gift_cards" + "shop"."refunds"."credited"
        AND LEAST("shop"."refunds"."total", "shop"."refunds"."money", "shop"."refunds"."gift_cards", "shop"."refunds"."credited") >= 0),
	CONSTRAINT "refunds_status_is_known" CHECK ("shop"."refunds"."status" IN ('open', 'done')),
	CONSTRAINT "refunds_reason_is_known" CHECK ("shop"."refunds"."reason" IN ('cancelled', 'returned', 'allowance'))
);
--> statement-breakpoint
CREATE TABLE "shop"."withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "shop"."orders" DROP CONSTRAINT "orders_status_is_known";--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "is_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "payment_method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "promised_for" date;--> statement-breakpoint
ALTER TABLE "shop"."voucher_redemptions" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."issued_gift_cards" ADD CONSTRAINT "issued_gift_cards_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."issued_gift_cards" ADD CONSTRAINT "issued_gift_cards_have_a_voucher" FOREIGN KEY ("project","code") REFERENCES "shop"."vouchers"("project","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_readers" ADD CONSTRAINT "order_readers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_readers" ADD CONSTRAINT "order_readers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "shop"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."parcel_lines" ADD CONSTRAINT "parcel_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id" ON "shop"."order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "shop"."refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "shop"."refunds" USING btree ("created_at") WHERE "shop"."refunds"."status" = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_order_id" ON "shop"."withdrawals" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_pieces_add_up" CHECK (LEAST("shop"."order_lines"."cancelled", "shop"."order_lines"."shipped", "shop"."order_lines"."returned", "shop"."order_lines"."refunded") >= 0
        AND "shop"."order_lines"."cancelled" + "shop"."order_lines"."shipped" <= "shop"."order_lines"."quantity"
        AND "shop"."order_lines"."returned" <= "shop"."order_lines"."shipped"
        AND "shop"."order_lines"."refunded" = "shop"."order_lines"."cancelled" + "shop"."order_lines"."returned");--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD CONSTRAINT "orders_status_is_known" CHECK ("shop"."orders"."status" IN ('pending', 'accepted', 'paid', 'cancelled'));--> statement-breakpoint
ALTER TABLE "shop"."voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_return_fits" CHECK ("shop"."voucher_redemptions"."returned" BETWEEN 0 AND "shop"."voucher_redemptions"."amount");