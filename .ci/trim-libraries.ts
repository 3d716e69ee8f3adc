// Libraries of the widget without what no page of ours can reach. A cut that finds nothing any more fails the build.
import type { Plugin } from 'vite';
import { READ_TEMPLATE } from './read-templates.ts';

type Cut = [pattern: RegExp, by: string];

/** A library without what no page of ours can reach: each cut is made once in the file, by name, that it is listed for. */
function trimLibrary(name: string, cutsOf: Record<string, Cut[]>): Plugin {
  return {
    name,
    transform(code, id) {
      const [file, cuts] = Object.entries(cutsOf).find(([path]) => id.replaceAll('\\', '/').endsWith(path)) ?? [];
      if (!cuts) return null;
      let trimmed = code;
      for (const [pattern, by] of cuts) {
        const before = trimmed;
        trimmed = trimmed.replace(pattern, by);
        if (trimmed === before) this.error(`${file} has nothing like ${pattern} now: adapt ${name}.`);
      }
      return { code: trimmed, map: null };
    },
  };
}

/**
 * partysocket without what no page of ours can reach: its debug log, its advice for servers without EventTarget or WebSocket, its way
 * around events of Node, and members that nothing calls. How it connects again is untouched: the wait is that of socket-link.ts.
 */
export function trimSocket(): Plugin {
  const unused =
    'get extensions|get protocol|get url|get retryCount|get bufferedAmount|get shouldReconnect|drainQueuedMessages|_debug';
  const cuts: Cut[] = [
    [/^if \(!globalThis\.EventTarget[\s\S]*?`\);\n/m, ''],
    [/^ *this\._debug\([^()]*\);\n/gm, ''],
    [/^ *_debugLogger = .*\n/m, ''],
    [/^ *if \(this\._options\.debugLogger\)\n.*\n/m, ''],
    [new RegExp(`^  (?:${unused})\\([^()]*\\) \\{\\n[\\s\\S]*?^  \\}\\n`, 'gm'), ''],
    [/^ *console\.error\(`‼️[\s\S]*?`\);\n/m, ''],
    // socket-link.ts sets the four handlers, and gives two functions: of the address, and of a promise of the protocols.
    [/^ *this\.dispatchEvent\(cloneEvent\(event\)\);\n/gm, ''],
    [/^const isNode =[\s\S]*?^const DEFAULT/m, 'const DEFAULT'],
    [/^ {2}[gs]et binaryType\([^()]*\) \{\n[\s\S]*?^ {2}\}\n/gm, ''],
    [/^ *this\._ws\.binaryType = this\._binaryType;\n/gm, ''],
    [/^ *_binaryType = .*\n/m, ''],
    [/^ {2}_getNext(?:Protocols|Url)\(\w+\) \{\n[\s\S]*?^ {2}\}\n/gm, ''],
    [/this\._getNextUrl\(this\._url\)/, 'this._url()'],
    [/this\._getNextProtocols\(this\._protocols \|\| null\)/, 'this._protocols()'],
    // Nothing is queued: what is not sent at once is sent again by PendingMessages.
    [
      /^ {4}if \(this\._closeCalled && !this\._didWarnAboutClosedSend\)[\s\S]*?^ {4}return false;\n/m,
      '    return false;\n',
    ],
    [/^ *this\._messageQueue\.forEach[\s\S]*?^ *\}\);\n/m, ''],
    [/^ *(?:this\.)?_messageQueue = \[\];\n/gm, ''],
    [/^ *(?:this\.)?_didWarnAboutClosedSend = false;\n/gm, ''],
    [/^ *if \(this\._retryCount >= maxRetries\) \{\n[\s\S]*?^ {4}\}\n/m, ''],
    // It gives every setting but these: sockets begin open, and none gives up.
    [/^ *maxRetries = .*\n/m, ''],
    [/ = DEFAULT\.\w+(?=,?\n| \})/g, ''],
    [/^const DEFAULT = \{[\s\S]*?^\};\n/m, ''],
    [/^ *if \(this\._options\.startClosed\).*\n/m, ''],
    [/this\._options\.startClosed\s*\?\s*ReconnectingWebSocket\.CLOSED\s*: /, ''],
    [/^ *if \(\n *this\._options\.shouldReconnectOnClose[\s\S]*?= false;\n/m, ''],
    [/^ *if \(\n *!this\._options\.WebSocket &&[\s\S]*?^ {8}\}\n/m, ''],
    [/this\._options\.WebSocket \|\| WebSocket/, 'this._options.WebSocket'],
    [/protocols \? new WS\(url, protocols\) : new WS\(url\)/, 'new WS(url, protocols)'],
    [/^ *assert\(.*\n/m, ''],
    // Nobody listens but the handlers, which read the code of a close and nothing of an error.
    [/^var ErrorEvent =[\s\S]*?^function assert/m, 'function assert'],
    [/new Events\.ErrorEvent\(Error\([\w."]+\), this\)/g, '{}'],
    [/new Events\.CloseEvent\(code, reason, this\)/, '{ code: 1e3 }'],
    // Nobody gives a code or a reason. A socket whose handshake takes too long has no peer to send one to.
    [/(close|_disconnect)\(code = 1e3, reason\)/g, '$1()'],
    [/reconnect\(code, reason\)/, 'reconnect()'],
    [/this\._disconnect\((?:code, reason|void 0, [^;]*)\);/g, 'this._disconnect();'],
    // To close a socket that is closing or closed has no effect.
    [
      /^ *if \(\n *this\._ws\.readyState === this\.OPEN[\s\S]*?\) *\n *this\._ws\.close\(code, reason\)/m,
      '      this._ws.close(1e3)',
    ],
    // socket-link.ts gives a factor of 1 and no longest wait: the time that a socket was open decides nothing.
    [/^ {2}_getNextDelay\(\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
    [/this\._getNextDelay\(\)/, 'this._retryCount > 0 ? this._options.minReconnectionDelay : 0'],
    [/^ {2}_acceptOpen\(\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
    [/^.*\bminUptime\b.*\n/m, ''],
    [/^.*_uptimeTimeout\b.*\n/gm, ''],
    // It calls `reconnect` for an open socket alone, and `close` once: nothing follows it, so a socket that does not connect again is closed.
    [/(reconnect\(\) \{\n)[\s\S]*?(^ *this\._retryCount = -1;\n)[\s\S]*?^ *else \{\n([\s\S]*?)^ {4}\}\n/m, '$1$2$3'],
    [/(^ {2}close\(\) \{\n)[\s\S]*?^ {2}\}\n/m, '$1    this._shouldReconnect = false;\n    this._disconnect();\n  }\n'],
    [/^ *if \(this\._closeCalled\) return ReconnectingWebSocket\.CLOSED;\n/m, ''],
    [/^ *_closeCalled = false;\n/m, ''],
    [/this\._closeCalled/, '!this._shouldReconnect'],
    // It sets the handlers at once, and null for all of them when it closes.
    [/^ {2}on\w+ = null;\n/gm, ''],
    [/if \(this\.(on\w+)\) this\.on\w+\(event\)/g, 'this.$1?.(event)'],
    [/^ {2}_handleTimeout\(\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
    [/this\._handleTimeout\(\)/, 'this._handleError()'],
    [/_handleError\(\{\}\)/, '_handleError()'],
    [/_handleError = \(event\)/, '_handleError = ()'],
    [/onerror\?\.\(event\)/, 'onerror?.()'],
    [/^ {2}_(?:ws|connectTimeout|url|protocols|options);\n/gm, ''],
    // Browsers need no listener for errors, programs of Node do.
    [/^ *this\._ws\.addEventListener\("error", absorbError\);\n/m, ''],
    [/(_addListeners\(\) \{\n) *if \(!this\._ws\) return;\n/, '$1'],
    [/options = \{\}/, 'options'],
    [/ extends EventTarget/, ''],
    [/^ *super\(\);\n/m, ''],
    [/export \{ CloseEvent, ErrorEvent, /, 'export { '],
    [/^ {2}(?:static )?get (?:CONNECTING|OPEN|CLOSING|CLOSED)\(\) \{\n.*\n {2}\}\n/gm, ''],
    [/(?:this|ReconnectingWebSocket)\.CONNECTING\b/g, '0'],
    [/(?:this|ReconnectingWebSocket)\.OPEN\b/g, '1'],
  ];
  return trimLibrary('trim-socket', {
    '/partysocket/dist/ws.js': cuts,
    '/widget/chat/connection/socket-link.ts': [
      [/^\s*(?:reconnectionDelayGrowFactor|maxReconnectionDelay|maxEnqueuedMessages): .*\n/gm, ''],
    ],
  });
}

/**
 * Lit without its ways for browsers that have not what the widget needs itself, its advice for developers, its hooks for polyfills and
 * for other copies of itself, the metadata of decorators (see compactDecorators), and what no element of ours has: properties with
 * accessors or converters of their own, attributes of JSON, directives that end, bindings in comments or in the text of a textarea.
 */
export function trimLit(): Plugin {
  return trimLibrary('trim-lit', {
    '/reactive-element/css-tag.js': STYLES,
    '/reactive-element/reactive-element.js': ELEMENTS,
    '/lit-html/lit-html.js': TEMPLATES,
    '/lit-html/directive-helpers.js': [
      // A part stays in the part that it is made in.
      [/(new \w+\(\w+,\w+),\w+(?=,)/, '$1'],
      // Nodes are those of the browser, and each value that is remembered is given.
      [/,i=o=>o,/, ','],
      [/\bi\((\w+)\)(?=\.)/g, '$1'],
      [/,m=\{\},/, ','],
      [/\(o,t=m\)=>/, '(o,t)=>'],
      [/,\w+=\w+\._\$AM,(\w+)=\w+!==\w+;if\(\1\)\{.*?\}(if\(\w+!==\w+)\|\|\1\)/, ';$2)'],
    ],
    '/lit-html/directive.js': [
      [/get _\$AU\(\)\{.*?\}/, ''],
      [/_\$AT\(.*?\)\{.*?\}/, ''],
      [/constructor\(\w+\)\{\}/, ''],
      // Each directive of ours has its own way to be drawn again, which is called as it is.
      [/_\$AS\(.*?\)\{.*?\}update\(.*?\)\{.*?\}/, ''],
    ],
    '/widget/elements/agent-chat/agent-chat.ts': [[/this\.renderOptions\.renderBefore = null;/, '']],
    '/lit-element/lit-element.js': [
      [
        /,\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\);const \w+=\w+\.litElementPolyfillSupport;\w+\?\.\(\{LitElement:\w+\}\);const /,
        ';const ',
      ],
      [/\(\w+\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
      [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
      [/connectedCallback\(\)\{super\.connectedCallback\(\),this\._\$Do\?\.setConnected\(!0\)\}/, ''],
      [/disconnectedCallback\(\)\{super\.disconnectedCallback\(\),this\._\$Do\?\.setConnected\(!1\)\}/, ''],
      [/,this\._\$Do=void 0/, ''],
      [/,this\._\$Do=(\w+\()/, ',$1'],
      [/\w+\._\$litElement\$=!0,/, ''],
      [/createRenderRoot\(\)\{.*?,\w+\}/, ''],
      [/render\(\)\{return \w+\}/, ''],
      [/\w+\["finalized"\]=!0;/, ''],
    ],
  });
}

const STYLES: Cut[] = [
  [/(\w+)=(\w+)\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '$1=!0'],
  // Only `css` makes results, once for each template, and only with such results in it.
  [/if\(this\._\$cssResult\$=!0,\w+!==\w+\)throw Error\("[^"]*"\);/, ''],
  [/\(\w+=>\{if\(!0===\w+\._\$cssResult\$\).*?\}\)\((\w+)\)/, '$1.cssText'],
  // Nothing asks a result who made it, of which template, or for its text as a whole.
  [/,s=Symbol\(\),o=new WeakMap;/, ';'],
  [/constructor\(t,e,o\)\{this\.cssText=t,this\.t=e\}/, 'constructor(t){this.cssText=t}'],
  [/,void 0,s\),(?=i=)/, '),'],
  [/new n\(o,t,s\)/, 'new n(o)'],
  // Styles of elements are such results.
  [/(\w+)=>\1 instanceof CSSStyleSheet\?\1:\1\.styleSheet/, '$1=>$1.styleSheet'],
  [
    /get styleSheet\(\)\{.*?\}toString/,
    'get styleSheet(){let t=this.o;return t||(this.o=t=new CSSStyleSheet).replaceSync(this.cssText),t}toString',
  ],
  [/toString\(\)\{.*?\}/, ''],
];

const ELEMENTS: Cut[] = [
  [/,\w+\?\.\(\{ReactiveElement:\w+\}\),\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
  [/,\w+=\w+\.reactiveElementPolyfillSupport/, ''],
  [/Symbol\.metadata\?\?=.*?new WeakMap;/, ''],
  [/const (\w+)=this\[Symbol\.metadata\];if\(null!==\1\)\{.*?\}this\._\$Eh/, 'this._$Eh'],
  [/static addInitializer\(\w+\)\{[^{}]*\}/, ''],
  [/,this\.constructor\.l\?\.forEach\(\w+=>\w+\(this\)\)/, ''],
  [/,void 0!==(\w+)\.l&&\(this\.l=\[\.\.\.\1\.l\]\)/, ''],
  // Their names are texts, and their styles are in lists.
  [/\[\.\.\.(\w+\(\w+\)),\.\.\.\w+\(\w+\)\]/, '$1'],
  [/"string"==typeof (\w+)\?(\1\.toLowerCase\(\)):void 0/, '$2'],
  [/(finalizeStyles\((\w+)\)\{)const \w+=\[\];if\(Array.*?return \w+\}/, '$1return($2??[]).flat(1/0)}'],
  // Properties of our own elements are fields.
  [/,this\.prototype\.hasOwnProperty\((\w+)\)&&\(\((\w+)=Object\.create\(\2\)\)\.wrapped=!0\)/, ''],
  [/!\w+\.noAccessor/, '!0'],
  [
    /\(\w+,\w+,\w+\)\{const\{get:\w+,set:\w+\}=\w+\(this\.prototype,\w+\)\?\?\{.*?\};return\{.*?configurable:!0,enumerable:!0\}/,
    '(t,s,i){return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h,i)},configurable:!0,enumerable:!0}',
  ],
  [/const \w+=this\.constructor\.elementProperties;if\(\w+\.size>0\)for.*?\}(?=\}let)/, ''],
  [/,wrapped:\w+\}/, '}'],
  [/,!0!==\w+\|\|void 0!==\w+\)\|\|/, ',!0)||'],
  // With the converter of Lit, for texts, booleans and numbers that are not reflected.
  [/void 0!==\w+\.converter\?\.toAttribute\?\w+\.converter:/, ''],
  [/"function"==typeof \w+\.converter\?.*?\.fromAttribute\?\w+\.converter:/, ''],
  [/,converter:\w+/, ''],
  [/\(\w+\)\.toAttribute\((\w+),(\w+)\.type\)/, '$2.type===Boolean?$1?"":null:$1'],
  [
    /,\w+=\w+;(this\._\$Em=\w+;const \w+=)\w+\.fromAttribute\((\w+),(\w+)\.type\)/,
    ';$1$3.type===Boolean?null!==$2:null!==$2&&$3.type===Number?Number($2):$2',
  ],
  [/,\w+=\{toAttribute.*?\}\}(?=,\w+=\(\w+,\w+\)=>!)/, ''],
  [/,\w+ as defaultConverter/, ''],
  [/(\w+)=this\.shouldUpdate\(\w+\),\1\?\((.*?)\):this\._\$EM\(\)\}/, '$1=!0,$2}'],
  [/shouldUpdate\(\w+\)\{return!0\}/, ''],
  // What comes after a drawing that failed is not reached.
  [/let \w+=!1;(const \w+=this\._\$AL;try\{)\w+=!0,(.*?throw )\w+=!1,(.*?\})\w+&&(?=this\._\$AE)/, '$1$2$3'],
  // No attribute is a script, and no name of a property is renamed.
  [/getOwnPropertyDescriptor:\w+,/, ''],
  [/getOwnPropertySymbols:\w+,/, ''],
  [/,\w+=\w+\.trustedTypes,(\w+)=\w+\?\w+\.emptyScript:""/, ''],
  [/,\w+=\(\w+,\w+\)=>\w+(?=,\w+=\(\w+,\w+\)=>!)/, ''],
  [/\b\w\(("(?:elementProperties|finalized|properties)")\)/g, '$1'],
  // Only these methods make an element ready, and no controller waits for what comes before a drawing.
  [/this\._\$Ev\(\)\}_\$Ev\(\)\{/, ''],
  [/,this\._\$Ep=void 0(?=,this\.isU)/, ''],
  [/\w+\.elementStyles=\[\],/, ''],
  [/this\._\$EO\?\.forEach\(\w+=>\w+\.hostUpdate\?\.\(\)\),/, ''],
  [/return this\.getUpdateComplete\(\)\}getUpdateComplete\(\)\{/, ''],
  [/this\._\$Eh&&(?=\[\.\.\.)/, ''],
  [
    /const (\w+)=Symbol\(\),(\w+)=(this\.getPropertyDescriptor\(\w+,)\1(,\w+\));void 0!==\2&&(.*?)\2\)/,
    '$5$3Symbol()$4)',
  ],
  [/(const \w+=this\.constructor);if\(!1===\w+&&\((\w+=this\[\w+\])\),/, '$1,$2;if('],
  [/(requestUpdate\(\w+,\w+,\w+),\w+=!1,\w+\)/, '$1)'],
  [/(reflect:\w+\}),\w+\)\{/, '$1){'],
  [/set\((\w+),\w+\?\?(\w+\?\?this\[\1\]\))/, 'set($1,$2'],
  // Each element gives options with each property, in a table that is read once. The table of LitElement is empty.
  [/this\._\$Ei\(\),(?=this\.elementProperties\.set)/, ''],
  [/static _\$Ei\(\)\{.*?new Map\((\w+\.elementProperties)\)\}/, ''],
  [/this\._\$Ei\(\),/, 'this.elementProperties=new Map(this.elementProperties),'],
  [/,\w+\["elementProperties"\]=new Map,\w+\["finalized"\]=new Map/, ''],
  [/,getPrototypeOf:\w+/, ''],
  [/(createProperty\(\w+,\w+)=\w+\)/, '$1)'],
  [/static getPropertyOptions\(\w+\)\{.*?\}/, ''],
  [/\.getPropertyOptions\(/g, '.elementProperties.get('],
  [/,\w+=\{attribute:!0,.*?\}(?=;)/, ''],
  // Methods with one caller, which no element has in its own way.
  [/(attributeChangedCallback\(\w+,)\w+,\w+\)\{this\._\$AK\(\w+,\w+\)\}(.*?\})_\$AK\(\w+,(\w+)\)\{/, '$2$1_,$3){'],
  [/return this\.performUpdate\(\)\}performUpdate\(\)\{/, ''],
  [/,this\._\$E_\(\)(,this\.requestUpdate\(\)\}.*?)_\$E_\(\)\{(.*?\(this\._\$Ep=\w+\))\}/, ';$2$1'],
  [
    /this\._\$AE\((\w+)\)\}willUpdate\(\w+\)\{\}_\$AE\(\w+\)\{(.*?firstUpdated\()\w+(.*?updated\()\w+\)/,
    '$2$1$3$1)}willUpdate(){',
  ],
  [/this\.finalizeStyles\((this\.styles)\)\}static finalizeStyles\((\w+)\)\{return\(\2(\?\?\[\]\).*?)\}/, '($1$3}'],
  [/(\w+\()\w+(?=\)\{\})/g, '$1'],
];

const TEMPLATES: Cut[] = [
  // Directives are in texts and in tags, none gives the value of an attribute.
  [/(if\(void 0===\w+\))\w+=\w+\(this,(\w+),\w+,0\),/, '$1'],
  [/(\w+)=\w+\(this,(\w+\[\w+\+\w+\]),\w+,\w+\),(?=\1===)/, '$1=$2,'],
  [/\((\w+)=\w+\(this,\1,\w+,0\)\?\?(\w+)\)/, '($1??=$2)'],
  [/(function \w+\(\w+,\w+,(\w+)=\w+),\w+(\)\{.*?let \w+=)void 0!==\w+\?\w+\._\$Co\?\.\[\w+\]:(\w+\._\$Cl)/, '$1$3$4'],
  [/void 0!==\w+\?\(\w+\._\$Co\?\?=\[\]\)\[\w+\]=(\w+):(\w+\._\$Cl=\1)/, '$2'],
  [/_\$AS(\(\w+,\w+\.values\),\w+),\w+\)/, 'update$1)'],
  [
    /,\w+=\w+\.litHtmlPolyfillSupport;\w+\?\.\(\w+,\w+\),\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);const /,
    ',',
  ],
  // directive-helpers.js uses one of these, the others are for servers.
  [/=\{M:\w+,.*?V:\w+,(I:\w+),.*?F:\w+\}/, '={$1}'],
  [/(,h="\$lit\$",o=.*?,n="\?"\+o,r=`<\$\{n\}>`,.*?),f=".*?\$=\/"\/g(?=,y=)/, '$1'],
  [/(const N=)\(t,i\)=>.*?\[V\(t,.*?,e\]\}(?=;)/, `$1${READ_TEMPLATE.replaceAll('$', '$$$$')}`],
  // No value is a directive of an element.
  [/else t\.startsWith\(o\)&&\(d\.push\(\{type:6,.*?removeAttribute\(t\)\)/, ''],
  [/1===r\.type\?(i=new r\.ctor\(.*?\)):6===r\.type&&\(.*?\)\)/, '$1'],
  [/class (\w+)\{constructor\(\w+,\w+,\w+\)\{this\.element=.*?this\.type=6.*?(?=const \w+=\{)/, ''],
  [/if\(r\.hasAttributes\(\)\)for/, 'for'],
  // Templates have no comments.
  [/if\(\w+\.test\((\w+)\.tagName\)\)\{.*?\}\}(?=\}else if\(8===)/, ''],
  [/\}else if\(8===(\w+)\.nodeType\)if\((.*?)\)(.*?);else\{.*?\.length-1\}/, '}else 8===$1.nodeType&&$2&&$3;'],
  [/,\w+=\/\^\(\?:script\|style\|textarea\|title\)\$\/i/, ''],
  [/if\(!\w+\(\w+\)\|\|!\w+\.hasOwnProperty\("raw"\)\)throw Error\("[^"]*"\);/, ''],
  // No template is compiled before.
  [/"number"==typeof \w+\?(this\._\$AC\(\w+\)):\(.*?,\w+\)(?=;)/, '$1'],
  [/\(\w+\?\.creationScope\?\?(\w+)\)/, '$1'],
  // V8 gives an array that grows room for sixteen more. A template has one or two parts, and a long text thousands of templates and lists.
  [/constructor\((\w+),(\w+)\)\{this\._\$AV=\[\]/, 'constructor($1,$2){this._$$AV=Array($1.parts.length)'],
  [/this\._\$AV\.push\((\w+)\),(\w+=\w+\[\+\+(\w+)\])/, 'this._$$AV[$3]=$1,$2'],
  [/(\w+\(this\._\$AH\))\|\|\(this\._\$AH=\[\]/, '$1||(this._$$AH=Array(t.length)'],
  [/(\w+)===(\w+)\.length\?\2\.push\((\w+)=(new .*?)\):\3=\2\[\1\]/, '$3=$2[$1]??=$4'],
  // No directive of ours waits to be taken out.
  [/,this\._\$AN=void 0/g, ''],
  [/,this\._\$Cv=\w+\?\.isConnected\?\?!0/, ''],
  [/get _\$AU\(\)\{.*?\}/g, ''],
  [/this\._\$AP\?\.\(!1,!0,\w+\);/, ';'],
  [/\w+\?\._\$AO\?\.\(!1\),/, ''],
  [/\((\w+=new \w+\(\w+\)),\w+\._\$AT\(\w+,\w+,\w+\)\)/, '$1'],
  [/setConnected\(\w+\)\{.*?\}/, ''],
  [/get parentNode\(\)\{return this\._\$AM\.parentNode\}/, ''],
  [/get parentNode\(\)\{let.*?\}(get startNode\(\)\{.*?\})get endNode\(\)\{.*?\}/, '$1'],
  [/get tagName\(\)\{.*?\}/, ''],
  // Listeners are functions.
  [/\|\|\w+\.capture!==\w+\.capture\|\|.*?\.passive!==\w+\.passive/, ''],
  [/"function"==typeof this\._\$AH\?(.*?):this\._\$AH\.handleEvent\(\w+\)/, '$1'],
  [/(EventListener\(this\.name,this),\w+(?=\))/g, '$1'],
  [/this\.options\?\.host\?\?this\.element/, 'this.options.host'],
  // Nobody asks a part for its kind or for the part around it.
  [/this\.type=\d,/g, ''],
  [/constructor\(\)\{super\(\.\.\.arguments\),this\.type=\d\}/g, ''],
  [/constructor\(\w+,\w+,\w+,\w+,\w+\)\{super\(.*?\),this\.type=5\}/, ''],
  [/,this\._\$AM=\w+/g, ''],
  [/(class \w+\{constructor\(\w+,\w+),\w+(,\w+\)\{this\._\$AH=)/, '$1$2'],
  [/(constructor\(\w+,\w+,\w+),\w+(,\w+\)\{this\._\$AH=)/, '$1$2'],
  [/(\(\w+===\w+)\|\|\w+(?=\);\w+&&this\.element\.remove)/, '$1'],
  [/(new [\w.]+\([\w.,]+),this(?=,t\))/g, '$1'],
  [/,this(?=,this\.options\))/, ''],
  [/,\w+=(\w+)=>\1,/, ','],
  [/\w+\((\w+)\)\.(?=nextSibling;)/, '$1.'],
  [/\w+\((\w+)\)\.(?=remove\(\))/, '$1.'],
  [/(_\$AI\(\w+,\w+=this,\w+),\w+\)/, '$1)'],
  [/&&!\w+&&this\.j\(/, '&&this.j('],
  // Only one copy of it draws these values.
  [/Symbol\.for\("lit-\w+"\)/g, 'Symbol()'],
  // Elements draw at the end of their roots.
  [/\w+\?\.renderBefore\?\?(\w+)(?=;let)/, '$1'],
  [
    /const \w+=\w+\?\.renderBefore\?\?null;(.*?insertBefore\(\w+\(\)),\w+\),\w+,void 0,(\w+)\?\?\{\}\)/,
    '$1,null),null,$2)',
  ],
  [
    /const (\w+)=(\w+);let \w+=\1(\._\$litPart\$);if\(.*?\)\{.*?(new .*?,\w+\))\}return \w+(\._\$AI\(\w+\)),\w+\}/,
    '($2$3??=$4)$5}',
  ],
];

/**
 * @lit/context with its options as an object, and for elements whose provider is there before them and that follow its value. Only elements
 * inside of the host request our context, and each leaves one provider before it meets the next.
 */
export function trimContext(): Plugin {
  return trimLibrary('trim-context', {
    '/context/lib/controllers/context-provider.js': [
      [/super\(void 0!==(\w+)\.context\?(\w+\.initialValue):\w+\)/, 'super($2)'],
      [/,this\.onProviderRequest=.*?\.stopPropagation\(\)\},/, ','],
      [/void 0!==\w+\.context\?(this\.context=\w+\.context):this\.context=\w+,/, '$1,'],
      [/,this\.host\.addEventListener\("context-provider",this\.onProviderRequest\)/, ''],
      [/hostConnected\(\)\{.*?\}\}export/, '}export'],
      [/,this\.host\.addController\?\.\(this\)/, ''],
      [
        /if\((\w+)\.context!==this\.context\)return;const \w+=.*?this\.addCallback\(\1\.callback,.*?\)\)\}/,
        '$1.context===this.context&&($1.stopPropagation(),this.addCallback($1.callback))}',
      ],
      [/this\.attachListeners\(\)(.*?)attachListeners\(\)\{(.*?)\}/, '$2$1'],
    ],
    '/context/lib/controllers/context-consumer.js': [
      [/if\((.*?),void 0!==\w+\.context\)\{.*?\}else (this\.context=\w+),.*?;(?=this\.host\.addC)/, '$1,$2.context;'],
      [/this\.subscribe=!1,this\.provided=!1,this\.value=void 0,/, ''],
      [/this\.unsubscribe&&\(this\.unsubscribe!==.*?this\.subscribe\|\|this\.unsubscribe\(\)\),/, ''],
      [/,this\.provided&&!this\.subscribe\|\|.*?,this\.unsubscribe=/, ',this.unsubscribe='],
      [/this\.host,this\.t,this\.subscribe\)/, 'this.t)'],
      [/this\.unsubscribe&&\(this\.unsubscribe\(\),this\.unsubscribe=void 0\)/, 'this.unsubscribe?.()'],
      [/hostConnected\(\)\{this\.dispatchRequest\(\)\}(.*?)dispatchRequest/, '$1hostConnected'],
    ],
    '/context/lib/context-request-event.js': [
      [/(constructor\(\w+,)\w+,(\w+),\w+\)/, '$1$2)'],
      [/this\.contextTarget=\w+,/, ''],
      [/,this\.subscribe=\w+\?\?!1/, ''],
    ],
    '/context/lib/value-notifier.js': [
      [/clearCallbacks\(\)\{.*?\}/, ''],
      [/get value\(\)\{.*?\}set value\(\w+\)\{.*?\}/, ''],
      [/void 0!==(\w+)&&\(this\.value=\1\)/, 'this.o=$1'],
      // Each value is another object.
      [
        /(setValue\((\w+)),\w+=!1\)\{.*?\}(.*?),this\.updateObservers=.*?\},/,
        '$1){this.o=$2;for(const[t,s]of this.subscriptions)t(this.o,s)}$3,',
      ],
      [
        /(addCallback\((\w+)),.*?\{disposer:(\(\)=>\{.*?\}),consumerHost:.*?\(this\.value,\w+\)\}/,
        '$1){const t=$3;this.subscriptions.set($2,t),$2(this.o,t)}',
      ],
    ],
  });
}
