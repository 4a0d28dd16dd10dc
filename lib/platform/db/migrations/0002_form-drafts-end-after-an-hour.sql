CREATE INDEX "form_drafts_changed_at" ON "shop"."form_drafts" USING btree ("changed_at");
