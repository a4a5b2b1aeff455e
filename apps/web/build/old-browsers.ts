import { inLanguage } from '@foyer/api/languages'
import type { Variant } from './variants.ts'

const notice = {
  'zh-CN': ['请更新浏览器', '浏览器版本过旧，不再安全。请更新至 iOS 15.4、Chrome 100 或以上。'],
  'zh-HK': ['請更新瀏覽器', '瀏覽器版本過舊，不再安全。請更新至 iOS 15.4、Chrome 100 或以上。'],
  'en-US': [
    'Please update your browser',
    'This browser is too old to be safe. Please update to iOS 15.4, Chrome 100 or later.',
  ],
}

/**
 * O5: browsers below the build target get a notice instead of an empty page, in the language that the client would
 * choose (A2, src/shared/text/settled-language.ts). It is ES5, because such a browser parses nothing newer.
 * The picture is the firm's mark, which the browser has as the icon of the page: no scene can be drawn without a chunk.
 * `structuredClone` and `Array.prototype.at` came with iOS 15.4 and Chrome 98.
 */
export const oldBrowserScript = ({ brand, appMarker }: Variant): string => `(function(){
if('structuredClone' in window&&Array.prototype.at&&'HTMLDialogElement' in window)return;
var texts=${JSON.stringify(Object.fromEntries(brand.languages.map((language) => [language, inLanguage(notice, language)])))};
var requested=/[?&]lang=([A-Za-z-]+)/.exec(location.href);
function known(value){return value&&texts.hasOwnProperty(value)?value:''}
function stored(){try{return localStorage.getItem(${JSON.stringify(`${brand.clientApp.name}.language`)})}catch(e){return null}}
function primary(tag){var found=/^[a-z]+/i.exec(tag);return found?found[0].toLowerCase():''}
function isTraditional(tag){return /^zh-(hant|hk|mo|tw)(?![a-z])/i.test(tag)}
function preferred(){
if(navigator.userAgent.indexOf(${JSON.stringify(appMarker)})>=0)return '';
var tags=navigator.languages||[navigator.language||''];
for(var i=0;i<tags.length;i++){
var read='';
for(var one in texts)if(primary(one)===primary(tags[i])&&(!read||isTraditional(one)===isTraditional(tags[i])))read=one;
if(read)return read;
}
return '';
}
var lang=known(requested&&requested[1])||known(stored())||preferred()||${JSON.stringify(brand.languages[0])};
var text=texts[lang];
document.documentElement.lang=lang;
var main=document.createElement('main');main.className='page';main.setAttribute('role','alert');
var h1=document.createElement('h1');h1.appendChild(document.createTextNode(text[0]));
var p=document.createElement('p');p.className='lead';p.appendChild(document.createTextNode(text[1]));
var icon=document.querySelector('link[rel=icon]');
if(icon){var mark=document.createElement('img');mark.src=icon.href;mark.alt='';mark.width=mark.height=120;main.appendChild(mark)}
main.appendChild(h1);main.appendChild(p);
var app=document.getElementById('app');app.id='';app.innerHTML='';app.appendChild(main);
})()`
