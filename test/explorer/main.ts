// Runs a local explorer until it is stopped, with --pages also the demo pages: node test/explorer/main.ts --help
import { parseArgs } from 'node:util';
import type { RequestLogEntry } from './local-explorer.ts';
import { startLocalExplorer } from './start-local-explorer.ts';
import { startPageServer } from './start-page-server.ts';

const help = `Usage: node test/explorer/main.ts [options]
  --port N       port on 127.0.0.1 (any free one)
  --key K        API key to accept
  --secret K     secret key that opens restricted resources
  --version V    11 or 12 (12)
  --token-id     token_id in the cursors of NFT transfers, as older versions had
  --echo         apikey and key in the cursors
  --credits N    what the key may spend (100000)
  --rps N        requests a second (no limit)
  --delay MS     wait before each answer
  --cors         allow any web page to read
  --pages        serve the demo pages too`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    key: { type: 'string' },
    secret: { type: 'string' },
    version: { type: 'string', default: '12' },
    'token-id': { type: 'boolean', default: false },
    echo: { type: 'boolean', default: false },
    credits: { type: 'string', default: '100000' },
    rps: { type: 'string', default: '0' },
    delay: { type: 'string', default: '0' },
    cors: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else await start();

async function start() {
  const explorer = await startLocalExplorer({
    port: Number(values.port),
    version: values.version === '11' ? 11 : 12,
    legacyTokenId: values['token-id'],
    echoSecrets: values.echo,
    credits: Number(values.credits),
    requestsPerSecond: Number(values.rps),
    delayMs: Number(values.delay),
    cors: values.cors,
    onRequest: (entry) => console.log(toLine(entry)),
    ...(values.key === undefined ? {} : { key: values.key }),
    ...(values.secret === undefined ? {} : { secretKey: values.secret }),
  });
  // A key passed on the command line is not printed.
  console.log(`Local explorer  ${explorer.url}   key ${values.key === undefined ? explorer.key : '(as given)'}`);
  if (values.pages) console.log(`Demo page       ${(await startPageServer()).url}/demo.html`);
}

function toLine({ method, path, query, status, ended }: RequestLogEntry): string {
  const told = Object.entries(query).map(
    ([name, value]) => `${name}=${['apikey', 'key'].includes(name) ? '…' : value}`,
  );
  return `${status ?? '---'} ${ended.padEnd(4)} ${method} ${path}${told.length === 0 ? '' : `?${told.join('&')}`}`;
}
