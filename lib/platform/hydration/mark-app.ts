/**
 * Runs in the head, before the body is parsed: cached pages are the same for every visitor, so only
 * the browser can mark that a page is shown inside the app (`html[data-app]`). The app is light
 * unless the project allows dark mode there (`html[data-app-dark]`). Plain ES5, because it is
 * inlined in every page. In a module without React, because the server hashes it.
 */
export const MARK_APP = `if(/\\bSelvedgeApp\\/\\d/.test(navigator.userAgent))(function(e){e.setAttribute('data-app','');
if(!e.hasAttribute('data-app-dark'))e.setAttribute('data-theme','light')})(document.documentElement);`;
