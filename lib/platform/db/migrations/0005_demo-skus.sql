ALTER TABLE "shop"."skus" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now only the seed wrote SKUs with these numbers, into shops that it then recorded.
UPDATE "shop"."skus" SET "is_demo" = true
WHERE EXISTS (SELECT FROM "shop"."catalogue_seeds") AND "article_number" ~ '^[0-9]{8}$' AND starts_with("sku", "article_number" || '-');
