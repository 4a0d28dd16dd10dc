ALTER TABLE "shop"."documents" DROP CONSTRAINT "documents_are_one_per_order";--> statement-breakpoint
ALTER TABLE "shop"."refunds" DROP CONSTRAINT "refunds_reason_is_known";--> statement-breakpoint
ALTER TABLE "shop"."order_lines" DROP CONSTRAINT "order_lines_pieces_add_up";--> statement-breakpoint
ALTER TABLE "shop"."documents" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "exchanged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD COLUMN "exchange_of" uuid;--> statement-breakpoint
ALTER TABLE "shop"."documents" ADD CONSTRAINT "documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "shop"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_exchange_of_order_lines_id_fk" FOREIGN KEY ("exchange_of") REFERENCES "shop"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_are_one_per_order" ON "shop"."documents" USING btree ("order_id") WHERE "shop"."documents"."kind" = 'invoice';--> statement-breakpoint
ALTER TABLE "shop"."documents" ADD CONSTRAINT "credit_notes_are_one_per_refund" UNIQUE("refund_id");--> statement-breakpoint
ALTER TABLE "shop"."refunds" ADD CONSTRAINT "refunds_reason_is_known" CHECK ("shop"."refunds"."reason" IN ('cancelled', 'returned', 'allowance', 'late'));--> statement-breakpoint
ALTER TABLE "shop"."order_lines" ADD CONSTRAINT "order_lines_pieces_add_up" CHECK (LEAST("shop"."order_lines"."cancelled", "shop"."order_lines"."shipped", "shop"."order_lines"."returned", "shop"."order_lines"."refunded") >= 0
        AND "shop"."order_lines"."cancelled" + "shop"."order_lines"."shipped" <= "shop"."order_lines"."quantity"
        AND "shop"."order_lines"."returned" <= "shop"."order_lines"."shipped"
        AND "shop"."order_lines"."exchanged" BETWEEN 0 AND "shop"."order_lines"."returned"
        AND "shop"."order_lines"."refunded" = "shop"."order_lines"."cancelled" + "shop"."order_lines"."returned" - "shop"."order_lines"."exchanged");