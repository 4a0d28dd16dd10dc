-- At a login the articles of a guest are copied into the customer's basket, whose visitor was counted before.
CREATE OR REPLACE FUNCTION "shop"."note_basket"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.is_merging', true) = 'yes' THEN RETURN NULL; END IF;
  INSERT INTO "shop"."conversion_steps" ("project", "is_checkout")
  SELECT basket."project", false FROM "shop"."baskets" AS basket
  WHERE basket."id" IN (SELECT "basket_id" FROM added) AND NOT EXISTS (
    SELECT FROM "shop"."basket_lines" AS line
    WHERE line."basket_id" = basket."id" AND line."removed_at" IS NULL AND line."id" NOT IN (SELECT "id" FROM added));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "shop"."note_checkout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.is_merging', true) = 'yes' THEN RETURN NULL; END IF;
  INSERT INTO "shop"."conversion_steps" ("project", "is_checkout")
  SELECT "project", true FROM "shop"."baskets" WHERE "id" = NEW."basket_id";
  RETURN NULL;
END $$;
