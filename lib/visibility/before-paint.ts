/**
 * Runs in the head, before the body is parsed: hides blocks this visitor has closed and tells the
 * style sheet who is looking (`html[data-visitor]`, see styles/base.css). Kept by hand as plain
 * ES5 because it is part of every page; it reads what visitor.ts writes.
 */
export const BEFORE_PAINT = `(function(d){try{
var c=d.cookie.match(/(?:^|; )ActionTeaser=([\\w.~-]*)/),s='';
if(c)c[1].split('~').forEach(function(i){if(i)s+='[data-block="'+i+'"]{display:none}'});
if(s){var e=d.createElement('style');e.textContent=s;d.head.appendChild(e)}
var u=JSON.parse(localStorage.getItem('storage_HIR-USER-STORAGE')||'null');
if(u&&u.loggedIn===true)d.documentElement.setAttribute('data-visitor','loggedIn'+(/^(black|blue|silver)$/.test(u.userLevel)?' loyalty'+u.userLevel.charAt(0).toUpperCase()+u.userLevel.slice(1):''));
var t=localStorage.getItem('storage_theme');if(t==='light'||t==='dark')d.documentElement.setAttribute('data-theme',t);
}catch(x){}})(document)`;
