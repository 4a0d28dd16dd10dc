CREATE TABLE "shop"."staff_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"path" text NOT NULL,
	"fields" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."staff" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "shop"."staff" ADD COLUMN "totp_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."staff_drafts" ADD CONSTRAINT "staff_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_drafts_staff_id" ON "shop"."staff_drafts" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_drafts_expires_at" ON "shop"."staff_drafts" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD CONSTRAINT "staff_sessions_id_unique" UNIQUE("id");