/** Milliseconds after which a script that has not loaded is considered missing. */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Id of the element with the messages, as JSON `{ text, reload }`, so that the script is the same
 * in every page.
 */
export const WORDS_ID = 'missing-chunk-words';
/** Key in the session storage for the address that was reloaded. */
const KEY = 'storage_reloadedFor';

/**
 * Runs in the head before any other script. When a script fails to load, or does not load within
 * two minutes, the page is reloaded, at most once per address in five minutes. After that, offline,
 * and when a reload would lose form input, a message is shown instead. Optional scripts
 * (`load-optional.ts`) are ignored. This cannot be bundled code, which may be what is missing.
 * Maintained by hand as plain ES5 because it is inlined in every page.
 */
const WATCH = `(function(d,k,i){var t=0,f=0;function ours(e){return e.tagName==='SCRIPT'&&e.parentNode===d.head&&e.src.indexOf('/_next/static/')>0&&
(d.head.dataset.optional||'').split(' ').indexOf(e.src)<0}
function say(){if(f)return;f=1;var w=JSON.parse(d.getElementById(i).textContent),b=d.createElement('div'),a=d.createElement('a');b.className='chunk-failure';b.setAttribute('role','alert');
b.textContent=w.text+' ';a.href=location.href;a.textContent=w.reload;a.onclick=function(e){e.preventDefault();location.reload()};b.appendChild(a);
if(d.body)d.body.appendChild(b);else addEventListener('DOMContentLoaded',function(){d.body.appendChild(b)})}
function fail(){if(f)return;try{var s=(sessionStorage.getItem(k)||'').split(' '),l=location.pathname;
if(navigator.onLine!==false&&!t&&(s[1]!==l||Date.now()-s[0]>3e5)){sessionStorage.setItem(k,Date.now()+' '+l);f=1;return location.reload()}}catch(x){}say()}
d.addEventListener('input',function(){t=1},true);
addEventListener('error',function(e){if(e.target&&e.target.tagName&&ours(e.target))fail()},true);
new MutationObserver(function(m){m.forEach(function(r){[].forEach.call(r.addedNodes,function(e){if(!ours(e))return;
var i=setTimeout(fail,${CHUNK_TIMEOUT_MS});e.addEventListener('load',function(){clearTimeout(i)})})})}).observe(d.head,{childList:true})})`;

/** The script; its messages are in an element beside it. */
export const WATCH_FOR_MISSING_CHUNKS = `${WATCH}(document,'${KEY}','${WORDS_ID}')`;
