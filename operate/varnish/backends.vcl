# The storefronts. Readiness says when one ends or has no pages; every one is asked each second.
probe ready {
  .url = "/api/health/ready";
  .interval = 1s;
  .timeout = 2s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}

backend storefront_1 { .host = "storefront-1"; .port = "3000"; .probe = ready; .connect_timeout = 2s; }
backend storefront_2 { .host = "storefront-2"; .port = "3000"; .probe = ready; .connect_timeout = 2s; }

sub vcl_init {
  new storefronts = directors.round_robin();
  storefronts.add_backend(storefront_1);
  storefronts.add_backend(storefront_2);
}
