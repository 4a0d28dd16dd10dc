CREATE TABLE "shop"."editor_visits" (
	"visit" uuid PRIMARY KEY NOT NULL,
	"entries" text[] NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "editor_visits_seen_at" ON "shop"."editor_visits" USING btree ("seen_at");