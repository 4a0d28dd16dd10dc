// outside: browser-json-script
/** Id of the element that names a page's scripts, as JSON: `{ queue, entries, folder, names }`. */
export const SCRIPTS_ID = 'page-scripts';

/**
 * Queues the chunks and modules of this page for the bundler's runtime to start. Next would write
 * them as an inline script that differs from page to page.
 */
export const QUEUE_ENTRIES = `(function(p){var q=globalThis[p.queue]=globalThis[p.queue]||[];p.entries.forEach(function(e){q.push(e)})})(JSON.parse(document.getElementById('${SCRIPTS_ID}').textContent))`;

// outside: browser-buffered-paint, browser-script-order
/**
 * Adds the page's scripts in order once it has painted and been parsed: cached scripts run at once
 * and need the elements at the end of the page. Two at a time, because each request costs a phone
 * some milliseconds. A background tab paints nothing, so there they are added soon after the load
 * event. Maintained by hand as plain ES5 because it is inlined in every page.
 */
export const ADD_AFTER_PAINT = `(function(d,p){var s=p.names;function a(){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',function(){setTimeout(a)});
s.splice(0,2).forEach(function(u){var e=d.createElement('script');e.src=p.folder+u;e.async=false;d.head.appendChild(e)});if(s.length)setTimeout(a)}
try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)a()}).observe({type:'paint',buffered:true})}catch(x){}
addEventListener('load',function(){setTimeout(a,1e3)})})(document,JSON.parse(document.getElementById('${SCRIPTS_ID}').textContent))`;
