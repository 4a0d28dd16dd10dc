-- Not created anew, which would lock the table while it is read.
ALTER INDEX "shop"."order_lines_parts" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('shop.order_lines_parts');
