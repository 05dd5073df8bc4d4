import { minify } from 'terser';
import type { Plugin } from 'vite';
import { isContentScript } from './is-content-script.ts';
import { packFunctions } from './pack-functions.ts';
import { packNames } from './pack-names.ts';
import { packVariables } from './pack-variables.ts';

// Names that only the parts of the page room use with each other: no message, preference or attribute has them, and
// what the DOM or the browser's API (`storage.onChanged`!) calls so is used nowhere in the script. The stories run
// what comes out.
const ownNames = [
  ...['afterwards', 'anchors', 'bareStyles', 'boxes', 'eraseStale', 'giveUp', 'hasList', 'invoker', 'isOnCard'],
  ...['countOver', 'isRtl', 'isSeen', 'isThere', 'isTipped', 'isUsed', 'isVertical', 'needsAlt'],
  ...['onAct', 'onClosed', 'onCount', 'onElement', 'onEscape', 'onFound', 'onJump', 'onLeft', 'onLost', 'onMove'],
  ...['onNear', 'onOrphaned', 'onPress', 'onRest', 'onStep', 'onTampered', 'onText', 'onTold', 'openPort'],
  ...['placeOf', 'pointerAt', 'restMs', 'scanAround', 'scanTexts', 'scrolled', 'sentinel', 'servePage', 'targetAt'],
  ...[
    'anchor',
    'asking',
    'isOpen',
    'isOver',
    'onRoot',
    'pointer',
    'preferences',
    'redraw',
    'toList',
    'untrack',
    'viewport',
  ],
  ...['begin', 'found', 'isOff', 'listen', 'looked', 'nodes', 'onFocus', 'onScroll', 'onTouched', 'place'],
  ...['ranges', 'room', 'roots', 'said', 'survey', 'talk', 'visit', 'waitMs', 'whenIdle', 'whole'],
  ...['box', 'card', 'check', 'draw', 'isPinned', 'isWalk', 'node', 'onWalk', 'toast', 'walk'],
  ...['again', 'close', 'element', 'end', 'fail', 'first', 'from', 'names', 'question', 'say', 'show', 'start', 'stop'],
  ...['isFollowed', 'text', 'title', 'track', 'version'],
];

/** Packs the content script once more after Vite did: every page loads it, and this takes 5 % off. */
export function withSmallerScript(): Plugin {
  let isActive = false;
  return {
    name: 'with-smaller-script',
    configResolved(config) {
      isActive = isContentScript(config);
    },
    async generateBundle(_, bundle) {
      if (!isActive) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const nameCache: { props?: { props?: Record<string, string> } } = {};
        const { code } = await minify(chunk.code, {
          ecma: 2020,
          module: true,
          nameCache,
          compress: {
            ecma: 2020,
            passes: 8,
            keep_fargs: false,
            pure_getters: true,
            hoist_funs: true,
            // Functions moved into others are parsed twice, on every page, and made anew in every turn of a loop.
            reduce_funcs: false,
            unsafe_arrows: true,
            unsafe_comps: true,
            unsafe_math: true,
            unsafe_methods: true,
            // Compresses better: comparisons stay in the order in which they are written everywhere.
            lhs_constants: false,
          },
          // Otherwise what any part of the DOM calls so would keep its name.
          mangle: { properties: { builtins: true, regex: new RegExp(`^(?:${ownNames.join('|')})$`) } },
          // Browsers refuse content scripts that are not valid UTF-8; ASCII always is. One kind of quotes compresses better.
          format: { ascii_only: true, quote_style: 1 },
        });
        const given = new Set(Object.values(nameCache.props?.props ?? {}));
        if (!code) continue;
        chunk.code = code;
        // Three times: which names are best depends on the order, and the other way round.
        for (let turn = 0; turn < 3; turn++) chunk.code = packVariables(packFunctions(packNames(chunk.code, given)));
      }
    },
  };
}
