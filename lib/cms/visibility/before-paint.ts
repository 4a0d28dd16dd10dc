/**
 * Runs in the head, before the body is parsed: hides blocks that this visitor has closed, and marks
 * for the style sheet who the visitor is (`html[data-visitor]`, see styles/regions.css) and whether
 * the page is in a modal (`html[data-framed]`). Maintained by hand as plain ES5 because it is
 * inlined in every page; it reads what visitor.ts writes.
 */
export const BEFORE_PAINT = `(function(d){try{
var c=d.cookie.match(/(?:^|; )ActionTeaser=([\\w.~-]*)/),s='';
if(c)c[1].split('~').forEach(function(i){if(i)s+='[data-block="'+i+'"]{display:none}'});
if(s){var e=d.createElement('style');e.textContent=s;d.head.appendChild(e)}
if(name==='selvedge-modal')d.documentElement.setAttribute('data-framed','');
var t=localStorage.getItem('storage_theme');if(t==='light'||t==='dark')d.documentElement.setAttribute('data-theme',t);
var u=JSON.parse(localStorage.getItem('storage_HIR-USER-STORAGE')||'null'),l=u&&u.userLevel;
l=typeof l==='string'&&/^(black|blue|silver)$/.test(l)?' loyalty'+l.charAt(0).toUpperCase()+l.slice(1):'';
if(u&&u.loggedIn===true)d.documentElement.setAttribute('data-visitor','loggedIn'+l);
}catch(x){}})(document)`;
