/**
 * A function of the document, a folder and the scripts in it: adds them, in their order, once the page
 * shows content and all of it has come: kept scripts run at once, and need what stands at its end.
 * Two at a time: a browser asks for each as it is added, which takes a telephone some milliseconds.
 * A tab in the background shows none; there they come soon after its load event.
 * Kept by hand as plain ES5 because it is part of every page.
 */
export const ADD_AFTER_PAINT = `(function(d,f,s){function a(){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',function(){setTimeout(a)});
s.splice(0,2).forEach(function(u){var e=d.createElement('script');e.src=f+u;e.async=false;d.head.appendChild(e)});if(s.length)setTimeout(a)}
try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)a()}).observe({type:'paint',buffered:true})}catch(x){}
addEventListener('load',function(){setTimeout(a,1e3)})})`;
