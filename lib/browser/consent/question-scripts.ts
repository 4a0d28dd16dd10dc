import { CONSENT_CHANGED, COOKIE, COOKIE_ATTRIBUTES, SETTINGS } from './consent';

export const QUESTION_ID = 'consent-question';
/** Attribute of the root element while the question is open, or its settings are loading. */
const OPEN = 'data-consent';
export const CHOOSING = 'choosing';

/**
 * Runs in the head, before the body is parsed: cached pages contain the question for all visitors,
 * and only the browser knows whether they have answered, by a choice or by Global Privacy Control.
 * Written by hand in plain ES5, like the one below, because both are inlined in every page.
 */
export const OPEN_QUESTION = `try{if(!/(?:^|; )${COOKIE}=\\d{10}\\.[a-z~]*(?:;|$)/.test(document.cookie)&&navigator.globalPrivacyControl!==true)
document.documentElement.setAttribute('${OPEN}','asked')}catch(x){}`;

/**
 * Runs directly after the question, so that it can be answered before any other script has loaded.
 */
export const TAKE_CHOICE = `(function(d){d.getElementById('${QUESTION_ID}').addEventListener('click',function(e){
var b=e.target.closest('button'),r=d.documentElement;if(!b)return;
if(b.name==='choose'){r.setAttribute('${OPEN}','${CHOOSING}');return dispatchEvent(new Event('${SETTINGS}'))}
d.cookie='${COOKIE}='+Math.floor(Date.now()/1000)+'.'+b.value+'${COOKIE_ATTRIBUTES}';
r.removeAttribute('${OPEN}');dispatchEvent(new Event('${CONSENT_CHANGED}'))})})(document)`;

/** Whether a visitor has opened the settings, whose code may still be loading. */
export const isChoosing = (): boolean => document.documentElement.getAttribute(OPEN) === CHOOSING;

/** Hides the question: the settings have opened, or another tab has stored a choice. */
export const closeQuestion = (): void => document.documentElement.removeAttribute(OPEN);
