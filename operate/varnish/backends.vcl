# The storefronts. Readiness says at once when one ends or has no pages; every one is asked each second. A busy one may take longer to say yes,
# and is not taken for one that is gone, which refuses the connection.
probe ready {
  .url = "/api/health/ready";
  .interval = 1s;
  .timeout = 5s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}

backend storefront_1 { .host = "storefront-1"; .port = "3000"; .probe = ready; .connect_timeout = 2s; }
backend storefront_2 { .host = "storefront-2"; .port = "3000"; .probe = ready; .connect_timeout = 2s; }

# The same without checks, for the moment when none has answered them.
backend unchecked_1 { .host = "storefront-1"; .port = "3000"; .connect_timeout = 2s; }
backend unchecked_2 { .host = "storefront-2"; .port = "3000"; .connect_timeout = 2s; }

sub vcl_init {
  new storefronts = directors.round_robin();
  storefronts.add_backend(storefront_1);
  storefronts.add_backend(storefront_2);
  new unchecked = directors.round_robin();
  unchecked.add_backend(unchecked_1);
  unchecked.add_backend(unchecked_2);
}
