CREATE TABLE "shop"."import_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "import_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"hash" text NOT NULL,
	"body" "bytea",
	CONSTRAINT "import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "shop"."imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb NOT NULL,
	"parts" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_are_one_per_idempotency_key" UNIQUE("client","idempotency_key"),
	CONSTRAINT "imports_status_is_known" CHECK ("shop"."imports"."status" IN ('open', 'waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "shop"."import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "shop"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_queued_at" ON "shop"."imports" USING btree ("queued_at") WHERE "shop"."imports"."status" IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "imports_finished_at" ON "shop"."imports" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "imports_open" ON "shop"."imports" USING btree ("created_at") WHERE "shop"."imports"."status" = 'open';