/**
 * Runs in the head, before the body is parsed: cached pages are the same for every visitor, so only
 * the browser can mark the page as inside the app (`html[data-app]`). It is light there, unless the
 * project allows a dark app (`html[data-app-dark]`). Plain ES5: in every page. A module of its
 * own: the server that hashes it has no hooks of React.
 */
export const MARK_APP = `if(/\\bSelvedgeApp\\/\\d/.test(navigator.userAgent))(function(e){e.setAttribute('data-app','');
if(!e.hasAttribute('data-app-dark'))e.setAttribute('data-theme','light')})(document.documentElement);`;
