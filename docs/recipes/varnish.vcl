# Varnish 7 in front of several of our processes, with xkey (Debian: varnish, varnish-modules).
#
#   varnishd -a :80 -f varnish.vcl -s malloc,1g -p http_gzip_support=off
#
# CDN_PURGE_TOKEN must be in its environment, the same as ours. Without gzip support of its own, Varnish keeps the
# brotli and the gzip bytes that we made.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 5s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one {
  .host = "127.0.0.1";
  .port = "4321";
  .probe = ready;
}

backend two {
  .host = "127.0.0.1";
  .port = "4322";
  .probe = ready;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
  site.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = site.backend();

  if (req.method == "PURGE") {
    if (!std.getenv("CDN_PURGE_TOKEN") || req.http.authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey);
    return (synth(200, "Purged " + req.http.x-purged));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Cookies on several lines are one line to us: they must be here too, or a page for one reader is kept for others.
  std.collect(req.http.cookie, "; ");
  if (req.http.authorization || req.http.cookie ~ "(^|;) *disable_cache=1 *(;|$)") {
    return (pass);
  }

  # Two variants and the plain one, rather than one for each browser's way to say it.
  if (req.http.accept-encoding ~ "(^|[ ,])br($|[ ,;])") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }

  # Cookies don't keep a page from the cache: what depends on them is answered "private, no-store". But a list is another
  # page for who has a session: it says "Vary: Cookie", and that is the one cookie meant.
  if (req.http.cookie ~ "(^|;) *hasAuth=1 *(;|$)") {
    set req.http.x-session = "1";
  } else {
    set req.http.x-session = "0";
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
  if (beresp.http.vary ~ "(?i)cookie") {
    set beresp.http.vary = regsub(beresp.http.vary, "(?i)cookie", "x-session");
  }
  # The built-in rules follow: s-maxage is obeyed, private and no-store are not kept.
}

sub vcl_backend_error {
  # A process that is just going away: the other one answers.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.xkey;
  if (resp.http.vary ~ "x-session") {
    # Nobody after us can tell its readers apart.
    set resp.http.vary = regsub(resp.http.vary, "x-session", "cookie");
    if (resp.http.cache-control ~ "s-maxage") {
      set resp.http.cache-control = "private, max-age=0, must-revalidate";
    }
  }
  # Nor is a cache after us told of what is published: it asks again each time, as browsers do.
  if (resp.http.cache-control ~ "s-maxage") {
    set resp.http.cache-control = regsub(resp.http.cache-control, ", s-maxage=[0-9]+", "");
  }
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
