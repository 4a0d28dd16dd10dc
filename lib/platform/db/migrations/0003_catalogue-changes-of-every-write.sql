-- Notes articles of new, changed and deleted SKUs and prices, whichever client wrote them. Transition tables keep
-- the cost of a bulk write that of one more statement; a trigger that has them responds to one kind of statement.
CREATE OR REPLACE FUNCTION "shop"."note_stock_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number") SELECT DISTINCT "article_number" FROM after;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number") SELECT DISTINCT "article_number" FROM before;
  ELSIF TG_OP = 'TRUNCATE' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number") SELECT DISTINCT "article_number" FROM "shop"."skus";
  ELSE
    -- A SKU that moves to another article changes both.
    INSERT INTO "shop"."catalogue_changes" ("article_number")
    SELECT DISTINCT "article_number" FROM (
      (TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)
    ) AS changed;
  END IF;
  IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_note_added" AFTER INSERT ON "shop"."skus"
REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_stock_changes"();--> statement-breakpoint
CREATE TRIGGER "skus_note_deleted" AFTER DELETE ON "shop"."skus"
REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_stock_changes"();--> statement-breakpoint
CREATE TRIGGER "skus_note_truncated" BEFORE TRUNCATE ON "shop"."skus"
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_stock_changes"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."note_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Prices that are deleted along with their SKU have no article any more; the trigger on SKUs notes it.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number")
    SELECT DISTINCT "skus"."article_number" FROM after JOIN "shop"."skus" USING ("sku");
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number")
    SELECT DISTINCT "skus"."article_number" FROM before JOIN "shop"."skus" USING ("sku");
  ELSIF TG_OP = 'TRUNCATE' THEN
    INSERT INTO "shop"."catalogue_changes" ("article_number")
    SELECT DISTINCT "skus"."article_number" FROM "shop"."prices" JOIN "shop"."skus" USING ("sku");
  ELSE
    INSERT INTO "shop"."catalogue_changes" ("article_number")
    SELECT DISTINCT "skus"."article_number" FROM (
      (TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)
    ) AS changed JOIN "shop"."skus" USING ("sku");
  END IF;
  IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "prices_note_added" AFTER INSERT ON "shop"."prices"
REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_price_changes"();--> statement-breakpoint
CREATE TRIGGER "prices_note_deleted" AFTER DELETE ON "shop"."prices"
REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_price_changes"();--> statement-breakpoint
CREATE TRIGGER "prices_note_truncated" BEFORE TRUNCATE ON "shop"."prices"
FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_price_changes"();
