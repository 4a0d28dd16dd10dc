CREATE INDEX "orders_basket_id" ON "shop"."orders" USING btree ("basket_id");
