CREATE TABLE "shop"."session_transfers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"from_token_hash" text NOT NULL,
	"host" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."session_transfers" ADD CONSTRAINT "session_transfers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "shop"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_transfers_expires_at" ON "shop"."session_transfers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_transfers_session_id" ON "shop"."session_transfers" USING btree ("session_id");