// Names of properties that the built widget writes shorter: those of Lit and of partysocket that no page uses, and names of our own that
// stay between our modules; the package only the latter. Nothing here may be a name of a page, of the browser, of a stored or sent object, or an export.
import type { Plugin } from 'vite';

const names = (text: string) => text.trim().split(/\s+/);

/** Of Lit, @lit/context and partysocket. */
const OF_LIBRARIES = names(`
  requestUpdate _$AH addController _$AA hasUpdated _$Em isUpdatePending _$AB _$Eh _$AL _$EO _ws hostConnected hostDisconnected _$AI
  _$AR _$ES createRenderRoot _$Ej renderOptions hasChanged _$Eu useDefault _$Ep elementStyles _$Eq scheduleUpdate _$AV _$AD
  enableUpdating _$EM ctor _$Cl setValue onContextRequest _options _retryCount _connectLock
  _shouldReconnect _handleError _clearTimeouts _disconnect _connectTimeout _handleClose _url _protocols _removeListeners _handleOpen
  _handleMessage shadowRootOptions getPropertyDescriptor createProperty willUpdate firstUpdated hostUpdated _$litType$
  _$litDirective$ _$litPart$ _$ET _$AS _$AC _$EP addCallback minReconnectionDelay connectionTimeout _connect _wait _addListeners
  proceed subscriptions
`);

/** Of our own modules, and of what the package exports. */
const EXPORTED = names(`
  retryConnection setRead sentTo startOver onSite delayMs textFrames violations onStatus publish onEvent onReset showAnswer
  showSource showQuery retryAfterMs isTransient
`);

/** Of our own modules alone. */
const INTERNAL = names(`
  focusInput canOpen isImage isModal isNamed canClose lacksRich toggleSources editLast toggleExpanded isSpaced onDown authorized
  isSourcesOpen isSeen isFullScreen deviceLink hasTarget onFailed updatePage toggleMenu forgetAll isExpanded
  onLogged freshToken forgetToken cancelTimeout hasSite isMenuOpen closeDeviceLink mayMove onTake isEntering isHistoryOpen
  isAuto isTight takeBlock wantsRich isFree isAway onSentTo onLimited onLoaded isFull nextDelayMs isSocketOpen forgetFailures
  leaveConversation toggleHistory menuOpen closeHistory openHistory openDeviceLink closeMenu focusConversation focusLauncher
  widgetPx onView onBegin onEnd isWide isCover handleRetry handleDownload handleDecide siteAgent isKnown onFrame isLoadingAbove
  backoff hasDeviceLinks fitting viewportPx loadNewest mayConnect pageEvents onCreated loadAbove socketUrl onRefused
  returnToLauncher setLimitedUntil isThere settle goOn returnFocus followStep noteScroll ofQuestion setVisible isUnderWay
  checkAlive reportSent noteOpener isPrinted isRefused sendAnew leaveFor isShown stateOf onGone mayGo delimiters isFollowing
  adopt
`);

const LONG = [...OF_LIBRARIES, ...EXPORTED, ...INTERNAL];

/** Letters that Lit has not taken, then two each: the plugin refuses a file with a property of such a name. */
const LETTERS = [...'ABDFGHIJKLMNPQRSUVWXYZ'];
const SHORT = LONG.map(
  (_name, i) => LETTERS[i] ?? `${LETTERS[Math.floor(i / 22) - 1]}${LETTERS[i % 22]!.toLowerCase()}`,
);

/** A pattern for any of these names. */
const anyOf = (list: readonly string[]) => `(?:${list.join('|').replaceAll('$', '\\$')})`;
const ANY = anyOf(LONG);
/** As a text, as a property that a template sets, and as an export. */
const ELSEWHERE = new RegExp(
  `(['"])${ANY}\\1|[.?@]${ANY}=\\$|export (?:async )?(?:function|const|class|let) ${ANY}\\b`,
);
/** The modules that have these names. Tests build with the other files of Lit, which nothing shortens. */
const SHORTENED =
  /[\\/](?:widget|protocol)[\\/](?!.*node_modules)|[\\/](?:lit|lit-\w+|@lit|partysocket)[\\/](?!.*\bdevelopment[\\/])/;
const ANY_SHORT = new RegExp(`\\.(?:${SHORT.join('|')})\\b`);

/** What terser needs: the names to shorten, and one table of them for all files. */
export type ShortNames = ReturnType<typeof shortOf>;
function shortOf(list: readonly string[]) {
  return {
    properties: { regex: new RegExp(`^${anyOf(list)}$`), keep_quoted: true },
    nameCache: () => ({ props: { props: Object.fromEntries(LONG.map((name, i) => [`$${name}`, SHORT[i]])) } }),
  };
}

/** For the files of the script tag, which have the libraries in them. */
export const shortNames = shortOf(LONG);
/** For the package. */
export const internalNames = shortOf(INTERNAL);

/** Refuses a module of ours, of Lit or of partysocket in which a long name is a text, an attribute or an export, and a file that has a short one already. */
export function checkShortNames(): Plugin {
  return {
    name: 'check-short-names',
    enforce: 'pre',
    transform(code, id) {
      if (!SHORTENED.test(id)) return null;
      const [found] = ELSEWHERE.exec(code) ?? [];
      if (found) this.error(`${found} is a name of short-names.ts: it cannot be shortened there.`);
      return null;
    },
    renderChunk(code) {
      const [found] = ANY_SHORT.exec(code) ?? [];
      if (found) this.error(`A property ${found} exists: choose other short names in short-names.ts.`);
      return null;
    },
  };
}

/** Custom properties of our own style sheets that the files of the script tag write as a letter or two. */
const CUSTOM_PROPERTIES = `
  surface accent text line accent-t fs-sm offset warning brand on-accent base fast line-2 ease content-width hit r-ctl
  shadow raised fill-l fill-d accent-h accent-s success-t warning-t danger-t ctl danger shadow-2 fs-xs row screen focus
  font mono success warning-s r-chip r-pill slow drawer danger-s r-card
`
  .trim()
  .split(/\s+/);

/** There are properties of the other three letters. */
const FREE = [...'abcefghijklmnopqstvwxyz'];

const ANY_CUSTOM = new RegExp(
  `--_(${[...CUSTOM_PROPERTIES].sort((a, b) => b.length - a.length).join('|')})(?![\\w-])`,
  'g',
);

export function shortCustomProperties(): Plugin {
  return {
    name: 'short-custom-properties',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]widget[\\/].*\.ts$/.test(id) || !code.includes('--_')) return null;
      const short = code.replace(ANY_CUSTOM, (_whole, name: string) => {
        const at = CUSTOM_PROPERTIES.indexOf(name);
        return `--_${at < FREE.length ? '' : 'a'}${FREE[at % FREE.length]}`;
      });
      return { code: short, map: null };
    },
  };
}
