CREATE TABLE "shop"."staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"host" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."staff_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"state" text NOT NULL,
	"project" text,
	CONSTRAINT "staff_views_are_one_per_name" UNIQUE("staff_id","name")
);
--> statement-breakpoint
CREATE TABLE "shop"."conversion_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"project" text NOT NULL,
	"is_checkout" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."passkey_challenges" DROP CONSTRAINT "passkey_challenges_purpose_is_known";--> statement-breakpoint
ALTER TABLE "shop"."passkey_challenges" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD COLUMN "place" text DEFAULT 'counter' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."staff_views" ADD CONSTRAINT "staff_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff_id" ON "shop"."staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "conversion_steps_at" ON "shop"."conversion_steps" USING btree ("at");--> statement-breakpoint
ALTER TABLE "shop"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_staff_id" ON "shop"."passkey_challenges" USING btree ("staff_id") WHERE "shop"."passkey_challenges"."staff_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose_is_known" CHECK ("shop"."passkey_challenges"."purpose" IN ('add', 'login', 'staffAdd', 'staffLogin'));--> statement-breakpoint
ALTER TABLE "shop"."staff_sessions" ADD CONSTRAINT "staff_sessions_place_is_known" CHECK ("shop"."staff_sessions"."place" IN ('counter', 'studio'));--> statement-breakpoint
-- Counts baskets that get their first articles: those of the statement are not there before it.
CREATE FUNCTION "shop"."note_basket"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."conversion_steps" ("project", "is_checkout")
  SELECT basket."project", false FROM "shop"."baskets" AS basket
  WHERE basket."id" IN (SELECT "basket_id" FROM added) AND NOT EXISTS (
    SELECT FROM "shop"."basket_lines" AS line
    WHERE line."basket_id" = basket."id" AND line."removed_at" IS NULL AND line."id" NOT IN (SELECT "id" FROM added));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "basket_lines_note_basket" AFTER INSERT ON "shop"."basket_lines"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "shop"."note_basket"();--> statement-breakpoint
CREATE FUNCTION "shop"."note_checkout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop"."conversion_steps" ("project", "is_checkout")
  SELECT "project", true FROM "shop"."baskets" WHERE "id" = NEW."basket_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "checkouts_note_checkout" AFTER INSERT ON "shop"."checkouts"
FOR EACH ROW EXECUTE FUNCTION "shop"."note_checkout"();
