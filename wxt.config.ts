import { defineConfig } from 'wxt';
import { chainTable } from './src/chains/build/chain-table.ts';
import { withLightJsx } from './src/page/build/with-light-jsx.ts';
import { withoutWxtContext } from './src/page/build/without-wxt-context.ts';
import { withoutInnerHtml } from './src/views/build/without-inner-html.ts';

const extensionPagesPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  // A manifest's policy cannot change at run time, and the user may name another API address.
  'connect-src https: http://127.0.0.1:* http://localhost:*',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  manifestVersion: 3,
  imports: false,
  vite: () => ({ plugins: [chainTable(), withoutInnerHtml(), withoutWxtContext(), withLightJsx()] }),
  manifest: ({ browser }) => ({
    name: 'Hashlens',
    description: 'Hold the pointer over any transaction hash, address or NFT on any web page and see what it is.',
    permissions: ['storage'],
    host_permissions: ['https://api.blockscout.com/*'],
    optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'],
    content_security_policy: { extension_pages: extensionPagesPolicy },
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
      : { minimum_chrome_version: '148' }),
  }),
});
