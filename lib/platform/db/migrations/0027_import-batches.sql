CREATE TABLE "shop"."import_batches" (
	"import_id" uuid NOT NULL,
	"rows" integer NOT NULL,
	"outcome" jsonb NOT NULL,
	CONSTRAINT "import_batches_import_id_rows_pk" PRIMARY KEY("import_id","rows")
);
--> statement-breakpoint
ALTER TABLE "shop"."import_batches" ADD CONSTRAINT "import_batches_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "shop"."imports"("id") ON DELETE cascade ON UPDATE no action;