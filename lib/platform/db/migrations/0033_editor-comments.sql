CREATE TABLE "shop"."editor_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"node" text NOT NULL,
	"entry" text NOT NULL,
	"author_id" uuid,
	"mentioned_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."editor_comments" ADD CONSTRAINT "editor_comments_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."editor_comments" ADD CONSTRAINT "editor_comments_mentioned_id_staff_id_fk" FOREIGN KEY ("mentioned_id") REFERENCES "shop"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_comments_node" ON "shop"."editor_comments" USING btree ("node");--> statement-breakpoint
CREATE INDEX "editor_comments_author_id" ON "shop"."editor_comments" USING btree ("author_id") WHERE "shop"."editor_comments"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "editor_comments_mentioned_id" ON "shop"."editor_comments" USING btree ("mentioned_id") WHERE "shop"."editor_comments"."mentioned_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "editor_comments_written_at" ON "shop"."editor_comments" USING btree ("written_at");