/** A parameter of the specification's section 4: where it is sent, and which of our values it comes from. */
export type Parameter = {
  operation: string;
  name: string;
  where: 'path' | 'query';
  from: string;
  /** The value sent for the calls in parameters.test.ts. */
  sent: string;
};

const address = `0x${'5'.repeat(40)}`;
const hash = `0x${'ab'.repeat(32)}`;

function everywhere(operation: string): Parameter[] {
  return [
    { operation, name: 'chain_id', where: 'path', from: 'the chosen chain', sent: '8453' },
    { operation, name: 'apikey', where: 'query', from: 'the stored API key', sent: 'the-api-key' },
    { operation, name: 'key', where: 'query', from: 'the stored secret key', sent: 'the-secret-key' },
  ];
}

const transfers = 'instance transfers';
const balance = 'balance history';
const cursor = 'the cursor of the page before';

/** Every parameter that Hashlens sends. Nothing else is sent. */
export const parameters: Parameter[] = [
  ...everywhere(transfers),
  { operation: transfers, name: 'address_hash_param', where: 'path', from: 'the reference’s contract', sent: address },
  { operation: transfers, name: 'token_id_param', where: 'path', from: 'the reference’s number', sent: '4021' },
  { operation: transfers, name: 'index', where: 'query', from: cursor, sent: '17' },
  { operation: transfers, name: 'block_number', where: 'query', from: cursor, sent: '21000111' },
  { operation: transfers, name: 'token_id', where: 'query', from: cursor, sent: '4021' },
  ...everywhere('transaction'),
  { operation: 'transaction', name: 'transaction_hash_param', where: 'path', from: 'the reference’s hash', sent: hash },
  ...everywhere(balance),
  { operation: balance, name: 'address_hash_param', where: 'path', from: 'the reference’s address', sent: address },
  { operation: balance, name: 'block_number', where: 'query', from: cursor, sent: '21000111' },
  { operation: balance, name: 'items_count', where: 'query', from: cursor, sent: '40' },
];
