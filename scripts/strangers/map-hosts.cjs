// Loaded into every process of a stranger's application by NODE_OPTIONS: connections to a vendor's
// hosts reach the local services instead, as an entry of /etc/hosts with a port would have it. The
// application itself is not changed.
const net = require('node:net');

/** Ports by host; `*.algolia.net` names every host below it. */
const ports = JSON.parse(process.env.MAPPED_HOSTS ?? '{}');
const portOf = (host = '') => ports[host] ?? ports[host.replace(/^[^.]+/, '*')];

const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function connectMapped(...given) {
  // `net.connect` passes its arguments as one array, `tls.connect` as they are.
  const options = Array.isArray(given[0]) ? given[0][0] : given[0];
  const port = portOf(options?.host);
  if (port === undefined) return connect.apply(this, given);
  const mapped = { ...options, host: '127.0.0.1', port };
  if (!Array.isArray(given[0])) return connect.call(this, mapped, ...given.slice(1));
  given[0][0] = mapped;
  return connect.apply(this, given);
};
