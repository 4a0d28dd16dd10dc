#!/usr/bin/env bash
# @opentelemetry/exporter-prometheus 0.301.0: attributes and counters whose names differ in a dot and an underscore are written
# under one name, twice.
#
# Names are changed to what Prometheus accepts one by one, and nothing looks for two that become the same. A line with a
# label twice is no valid exposition, so a scrape fails as a whole, also for all other metrics. OpenTelemetry's own
# specification ("Prometheus and OpenMetrics compatibility") wants the values of such labels joined by a semicolon.
#
# Seen: `shop_name` twice in a line, and the same counter twice with 1 and 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  @opentelemetry/exporter-prometheus@0.301.0 @opentelemetry/sdk-metrics@3.1.1 @opentelemetry/api@1.10.0

cat > run.js <<'JS'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';

const exporter = new PrometheusExporter({ preventServerStart: true });
const meter = new MeterProvider({ readers: [exporter] }).getMeter('shop');
meter.createCounter('orders').add(1, { 'shop.name': 'one', shop_name: 'other' });
meter.createCounter('emails.sent').add(1);
meter.createCounter('emails_sent').add(2);
const { resourceMetrics } = await exporter.collect();
const text = new PrometheusSerializer().serialize(resourceMetrics);
console.log(JSON.stringify(text.split('\n').filter((line) => /^(?:orders|emails)/.test(line))));
JS

said=$(node run.js | tail -1)
scope='otel_scope_name=\"shop\"'
expected='["orders_total{shop_name=\"one\",shop_name=\"other\",'$scope'} 1","emails_sent_total{'$scope'} 1","emails_sent_total{'$scope'} 2"]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
