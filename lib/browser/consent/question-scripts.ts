import { CONSENT_CHANGED, COOKIE, COOKIE_ATTRIBUTES, SETTINGS } from './consent';

/** Id of the question in the document. */
export const QUESTION_ID = 'consent-question';
/** On the root element while the question is open, and while the settings it leads to load. */
const OPEN = 'data-consent';
export const CHOOSING = 'choosing';

/**
 * Runs in the head, before the body is parsed: cached pages have the question for everybody, and
 * only the browser knows who has answered, by a choice or by Global Privacy Control. Maintained by
 * hand as plain ES5, as the one below, because both are inlined in every page.
 */
export const OPEN_QUESTION = `try{if(!/(?:^|; )${COOKIE}=\\d{10}\\.[a-z~]*(?:;|$)/.test(document.cookie)&&navigator.globalPrivacyControl!==true)
document.documentElement.setAttribute('${OPEN}','asked')}catch(x){}`;

/**
 * Runs directly behind the question, so that it can be answered before any other script has loaded.
 */
export const TAKE_CHOICE = `(function(d){d.getElementById('${QUESTION_ID}').addEventListener('click',function(e){
var b=e.target.closest('button'),r=d.documentElement;if(!b)return;
if(b.name==='choose'){r.setAttribute('${OPEN}','${CHOOSING}');return dispatchEvent(new Event('${SETTINGS}'))}
d.cookie='${COOKIE}='+Math.floor(Date.now()/1000)+'.'+b.value+'${COOKIE_ATTRIBUTES}';
r.removeAttribute('${OPEN}');dispatchEvent(new Event('${CONSENT_CHANGED}'))})})(document)`;

/** Whether a visitor has opened the settings; the code for them may load later. */
export const isChoosing = (): boolean => document.documentElement.getAttribute(OPEN) === CHOOSING;

/** The settings are open, or an answer was given in another tab. */
export const closeQuestion = (): void => document.documentElement.removeAttribute(OPEN);
