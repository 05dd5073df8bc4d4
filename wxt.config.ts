import { mergeConfig } from 'vite';
import { defineConfig } from 'wxt';
import { chainTable } from './src/build/chain-table-plugin.ts';
import { messageCatalogs, toMessageFiles, toMessageTypes } from './src/build/message-catalogs.ts';
import { toThirdPartyFile } from './src/build/third-party.ts';
import { tokenList } from './src/build/token-list-plugin.ts';
import { withoutInnerHtml, withoutRegistryClient, withoutWxtContext } from './src/build/vite-plugins.ts';

const toPagesPolicy = (isServed: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // During development, a local server reloads pages and styles.
    `style-src 'self'${isServed ? " 'unsafe-inline' http://localhost:*" : ''}`,
    // An NFT's picture may be on any host; it is loaded only after the user asks for it, and shown as a blob.
    "img-src 'self' blob:",
    // 'self' is for our message files. A manifest's policy cannot change at run time, and the user may set another API.
    `connect-src 'self' https: http://127.0.0.1:* http://localhost:* http://*.localhost:*${isServed ? ' ws://localhost:*' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

// Code that two of our pages share goes into one chunk: many small ones make the popup's first paint 1.7 times as slow.
// Styles are excluded, or the options and the welcome page would load the popup's.
const sharedChunk = { name: 'shared', minShareCount: 2, test: (id: string) => !id.endsWith('.css') };

export default defineConfig({
  manifestVersion: 3,
  imports: false,
  zip: {
    // Everything the packages are built from: other files beside it, such as pictures, must not change the archive.
    includeSources: ['{entrypoints,public,src,test}/**', '*.md', 'LICENSE', '*.json', 'wxt.config.ts'],
  },
  vite: () => ({
    // The oldest browsers that the manifests allow need no transpiling.
    build: { target: 'esnext' },
    plugins: [
      chainTable(),
      tokenList(),
      messageCatalogs(),
      withoutInnerHtml(),
      withoutRegistryClient(),
      withoutWxtContext(),
    ],
  }),
  hooks: {
    'vite:build:extendConfig'(entrypoints, config) {
      // A script that runs by itself must be one file.
      const output = { codeSplitting: { groups: [sharedChunk] } };
      if (entrypoints.length > 1)
        Object.assign(config, mergeConfig(config, { build: { rolldownOptions: { output } } }));
    },
    'prepare:types'(_wxt, entries) {
      entries.push({ path: 'types/messages.d.ts', text: toMessageTypes(), tsReference: true });
    },
    'build:publicAssets'(_wxt, files) {
      files.push(...toMessageFiles(), toThirdPartyFile());
    },
    'build:manifestGenerated'({ config }, manifest) {
      // In Firefox only user style sheets apply inside shadow roots, the page's and our own.
      if (config.browser !== 'firefox') return;
      for (const script of manifest.content_scripts ?? []) Object.assign(script, { css_origin: 'user' });
    },
  },
  manifest: ({ browser, command }) => ({
    // These messages are in `public/_locales/`: a folder for each language, all with the same messages.
    default_locale: 'en',
    name: '__MSG_name__',
    description: '__MSG_description__',
    // WXT adds Chrome's sidePanel.
    permissions: ['storage', 'unlimitedStorage', 'alarms', 'activeTab', 'scripting', 'contextMenus'],
    optional_permissions: ['notifications'],
    omnibox: { keyword: 'hl' },
    // Keyboard shortcuts, handled by `src/background/start-background.ts`. None may be a browser's own, like
    // Chromium's Alt+Shift+X: it would silently not be assigned.
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+L' } },
      // The side panel: Firefox opens and closes its own.
      [browser === 'firefox' ? '_execute_sidebar_action' : 'open-panel']: {
        suggested_key: { default: 'Alt+Shift+K' },
        description: '__MSG_openPanel__',
      },
      'next-reference': {
        suggested_key: { default: 'Alt+Shift+J' },
        description: '__MSG_nextReference__',
      },
    },
    host_permissions: ['https://api.blockscout.com/*'],
    optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*', 'http://*.localhost/*'],
    content_security_policy: { extension_pages: toPagesPolicy(command === 'serve') },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'hashlens@hashlens.app',
              strict_min_version: '153.0',
              data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
            },
          },
        }
      : {
          minimum_chrome_version: '148',
          // Firefox reads an administrator's settings from a separate file, without a schema.
          storage: { managed_schema: 'managed-schema.json' },
        }),
  }),
});
