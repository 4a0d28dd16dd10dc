vcl 4.1;
# Cache in front of the storefronts. What is cached and why: docs/caches.md, "A cache in front". Start it with
# `varnishd -f /etc/varnish/selvedge.vcl -p http_gzip_support=off -p backend_idle_timeout=2`: the storefronts compress, with brotli too, and
# idle connections are closed within DRAIN_SECONDS, so that no request is sent over one that is being closed. TLS ends before it.
import directors;
import std;
include "backends.vcl";

sub vcl_recv {
  set req.backend_hint = storefronts.backend();
  # None has answered its checks, as when all are busy while one is replaced: one of them is tried anyway.
  if (!std.healthy(req.backend_hint)) { set req.backend_hint = unchecked.backend(); }
  # Readiness is for load balancers and orchestrators.
  if (req.url == "/api/health/ready") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # An editor who looks at drafts gets no page of the cache, and no draft gets into it.
  if (req.http.Cookie ~ "__prerender_bypass|__next_preview_data") { return (pass); }
  # One copy per encoding, however a browser writes it.
  if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # A page is shown past its time only if no storefront answers: one may end at an instant.
  if (req.restarts == 0) { set req.grace = 0s; }
  # Cookies remain: what a storefront marks as shared depends on none of them.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  # Asks another storefront for a file of a build that only some of them have yet.
  if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries == 0) { return (retry); }
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.http.Set-Cookie || (beresp.http.Cache-Control !~ "s-maxage=" && bereq.url !~ "^/_next/static/")
      || beresp.status >= 400) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
  }
  # The last second of the clock that the page is correct for (lib/runtime/front-server/shared-life.mjs).
  if (beresp.http.X-Accel-Expires ~ "^@\d+$") {
    set beresp.ttl = std.time(regsub(beresp.http.X-Accel-Expires, "^@", ""), now) + 1s - now;
  } elsif (beresp.http.X-Accel-Expires) {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
  }
  unset beresp.http.X-Accel-Expires;
}

sub vcl_backend_error {
  # Another storefront is asked: for a read again, and for a change whose body has not been sent, because the connection was refused. Once a body
  # has been sent, Varnish itself rejects the retry, unless it was cached (std.cache_req_body): a change is never made twice.
  if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD"
      || bereq.http.Content-Length ~ "^[1-9]" || bereq.http.Transfer-Encoding)) { return (retry); }
}

sub vcl_deliver {
  # No storefront has answered: shows the page of before, if it is still correct.
  if (resp.status == 503 && req.restarts == 0 && !resp.http.Cache-Control && (req.method == "GET" || req.method == "HEAD")) {
    set req.grace = 1h;
    return (restart);
  }
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
