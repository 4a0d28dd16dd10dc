ALTER TABLE "shop"."planned_prices" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."planned_prices" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."planned_prices" ADD CONSTRAINT "planned_prices_key_id_import_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "shop"."import_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_prices_key_id" ON "shop"."planned_prices" USING btree ("key_id");