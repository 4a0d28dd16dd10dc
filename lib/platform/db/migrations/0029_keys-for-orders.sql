ALTER TABLE "shop"."import_keys" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "shop"."staff_audit" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."staff_audit" ADD CONSTRAINT "staff_audit_key_id_import_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "shop"."import_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_audit_key_id" ON "shop"."staff_audit" USING btree ("key_id") WHERE "shop"."staff_audit"."key_id" IS NOT NULL;