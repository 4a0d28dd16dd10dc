/** Id of the element that names a page's scripts, as JSON: `{ queue, entries, folder, names }`. */
export const SCRIPTS_ID = 'page-scripts';

/**
 * Queues what the bundler's runtime starts once it has been loaded: the chunks and modules of this
 * page. Next would inline them as a script of their own for each page.
 */
export const QUEUE_ENTRIES = `(function(p){var q=globalThis[p.queue]=globalThis[p.queue]||[];p.entries.forEach(function(e){q.push(e)})})(JSON.parse(document.getElementById('${SCRIPTS_ID}').textContent))`;

/**
 * Adds the page's scripts in order once it shows content and has been parsed: cached scripts run at
 * once, and need the elements at its end.
 * Two at a time: the browser requests each as it is added, which takes a phone some milliseconds.
 * A tab in the background paints nothing; there they are added soon after its load event.
 * Maintained by hand as plain ES5 because it is inlined in every page.
 */
export const ADD_AFTER_PAINT = `(function(d,p){var s=p.names;function a(){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',function(){setTimeout(a)});
s.splice(0,2).forEach(function(u){var e=d.createElement('script');e.src=p.folder+u;e.async=false;d.head.appendChild(e)});if(s.length)setTimeout(a)}
try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)a()}).observe({type:'paint',buffered:true})}catch(x){}
addEventListener('load',function(){setTimeout(a,1e3)})})(document,JSON.parse(document.getElementById('${SCRIPTS_ID}').textContent))`;
