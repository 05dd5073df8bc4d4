import { cleanText } from '../../format/clean-text.ts';
import { isInteger } from '../../format/format-amount.ts';
import { quote } from '../../format/quote.ts';
import { type KeyIn, t } from '../../i18n/t.ts';
import type { DecodedInput, RevertReason, Transaction } from '../../models/transaction.ts';
import { toFullLeadPart } from '../address-rows.ts';
import type { Row } from '../card-content.ts';
import { cutGroup } from '../card-frame.ts';
import { toJsonRows, toJsonText } from '../json-rows.ts';
import { readCoins } from './coins.ts';

const longestReason = 160;
// The sentence has two lines, and half of them say what was attempted.
const longestInSentence = 50;

const panicCodes = new Map<bigint, KeyIn<'transaction.revert'>>([
  [0x01n, 'transaction.revert.assertion'],
  [0x11n, 'transaction.revert.overflow'],
  [0x12n, 'transaction.revert.divisionByZero'],
  [0x21n, 'transaction.revert.outsideEnum'],
  [0x22n, 'transaction.revert.storage'],
  [0x31n, 'transaction.revert.emptyList'],
  [0x32n, 'transaction.revert.outOfBounds'],
  [0x41n, 'transaction.revert.memory'],
  [0x51n, 'transaction.revert.emptyFunction'],
]);

/** Why something failed. `isForeign`: in a contract's own words, not in ours or in common ones. */
type Reason = { text: string; isForeign: boolean };

const ours = (text: string): Reason => ({ text, isForeign: false });

/**
 * Reads the reason from a revert's raw data: hex with or without 0x, or plain text. Decodes Error(string),
 * Panic(uint256), common token errors and text in bytes; of other errors only the selector. Null if there is no reason.
 */
function decodeRevert(raw: string): Reason | null {
  const text = raw.trim();
  const hex = /^(?:0x)?((?:[\da-f]{2})*)$/i.exec(text)?.[1]?.toLowerCase();
  if (hex === undefined) return readSaid(text);
  if (hex === '') return null;
  if (hex.startsWith('08c379a0')) return decodeString(hex.slice(8));
  if (hex.startsWith('4e487b71') && hex.length >= 72) return ours(formatPanic(BigInt(`0x${hex.slice(8, 72)}`)));
  const known = findKnownError(hex.slice(0, 8));
  if (known !== null && hex.length % 64 === 8) return ours(known);
  const printable = toPrintable(hex);
  if (printable !== null) return printable;
  // A short word such as "dead" only looks like hex.
  if (!/^0x/i.test(text) && hex.length < 8) return readSaid(text);
  return ours(t('transaction.revert.error', { selector: `0x${hex.slice(0, 8)}` }));
}

/**
 * A contract's own reason, or null if it is empty. Drops "execution reverted" and the name of a standard such as
 * "ERC20:", which add nothing.
 */
function readSaid(text: string): Reason | null {
  const reason = cleanText(text, longestReason)
    .replace(/^execution reverted:?\s*/i, '')
    .replace(/^ERC-?\d+:\s*/, '')
    .trim();
  return reason === '' ? null : { text: reason, isForeign: true };
}

/** The meaning of a panic code, or the code itself if it is unknown. */
function formatPanic(code: bigint): string {
  const known = panicCodes.get(code);
  return known === undefined
    ? t('transaction.revert.panic', { code: `0x${code.toString(16).slice(0, 16)}` })
    : t(known);
}

function decodeString(hex: string): Reason | null {
  const offset = readNumber(hex, 0);
  const length = offset === null ? null : readNumber(hex, offset);
  if (offset === null || length === null) return null;
  const start = (offset + 32) * 2;
  return readSaid(toText(hex.slice(start, start + length * 2)));
}

// Null for more than any real reason needs, as the number comes from the chain.
function readNumber(hex: string, at: number): number | null {
  const word = hex.slice(at * 2, at * 2 + 64);
  const value = word.length === 64 ? BigInt(`0x${word}`) : null;
  return value !== null && value < 100_000n ? Number(value) : null;
}

function toPrintable(hex: string): Reason | null {
  const text = toText(hex).replace(/\0+$/, '');
  return /^[^\p{C}\ufffd]{2,}$/u.test(text) ? readSaid(text) : null;
}

function toText(hex: string): string {
  const pairs = hex.slice(0, 8192).match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

// Errors of libraries that most contracts use, for reasons that the explorer sends undecoded.
const errors = {
  e450d38c: 'ERC20InsufficientBalance(address,uint256,uint256)',
  fb8f41b2: 'ERC20InsufficientAllowance(address,uint256,uint256)',
  '7e273289': 'ERC721NonexistentToken(uint256)',
  '177e802f': 'ERC721InsufficientApproval(address,uint256)',
  '64283d7b': 'ERC721IncorrectOwner(address,uint256,address)',
  '03dee4c5': 'ERC1155InsufficientBalance(address,uint256,uint256,uint256)',
  '118cdaa7': 'OwnableUnauthorizedAccount(address)',
  e2517d3f: 'AccessControlUnauthorizedAccount(address,bytes32)',
  d93c0665: 'EnforcedPause()',
  f92ee8a9: 'InvalidInitialization()',
  '5274afe7': 'SafeERC20FailedOperation(address)',
  '39d35496': 'V3TooLittleReceived()',
  '849eaf98': 'V2TooLittleReceived()',
  '739dbe52': 'V3TooMuchRequested()',
  '5bf6f916': 'TransactionDeadlinePassed()',
  d81b2f2e: 'AllowanceExpired(uint256)',
  f96fb071: 'InsufficientAllowance(uint256)',
  ec442f05: 'ERC20InvalidReceiver(address)',
  '64a0ae92': 'ERC721InvalidReceiver(address)',
  '57f447ce': 'ERC1155InvalidReceiver(address)',
  e237d922: 'ERC1155MissingApprovalForAll(address,address)',
  '62791302': 'ERC2612ExpiredSignature(uint256)',
  '4b800e46': 'ERC2612InvalidSigner(address,address)',
  '752d88c0': 'InvalidAccountNonce(address,uint256)',
  f645eedf: 'ECDSAInvalidSignature()',
  '3ee5aeb5': 'ReentrancyGuardReentrantCall()',
  '1425ea42': 'FailedInnerCall()',
  d6bda275: 'FailedCall()',
  cd786059: 'AddressInsufficientBalance(address)',
  cf479181: 'InsufficientBalance(uint256,uint256)',
  cd21db4f: 'SignatureExpired(uint256)',
  '815e1d64': 'InvalidSigner()',
  '756688fe': 'InvalidNonce()',
  '82b42900': 'Unauthorized()',
};

/** Signatures of common errors by selector (eight hex digits). Exported so that a test can check the selectors. */
export const knownErrors: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** The words for a common error by its selector, "insufficient allowance"; null for any other. */
function findKnownError(selector: string): string | null {
  const signature = knownErrors.get(selector);
  return signature === undefined ? null : toErrorWords(signature.slice(0, signature.indexOf('(')));
}

/** An error's name in words: "ERC20InsufficientAllowance" becomes "insufficient allowance". */
function toErrorWords(name: string): string {
  const words = name
    .replace(/^(?:ERC\d+|V[23])(?=[A-Z])/, '')
    .replace(/_+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim();
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()) || name;
}

/**
 * The most common revert reasons by meaning. Each pattern matches a whole text in lower case, without the contract's
 * name in front, with spaces between words.
 */
const meanings: [means: KeyIn<'transaction.revert'>, said: RegExp][] = [
  [
    'transaction.revert.allowance',
    /^(?:(?:transfer|burn) amount exceeds (?:spender )?allowance|(?:insufficient|not enough) allowance|allowance (?:exceeded|insufficient|too low))$/,
  ],
  [
    'transaction.revert.balance',
    /^(?:(?:transfer|burn) amount exceeds balance|(?:address )?insufficient (?:token )?balance(?: for (?:transfer|call|withdrawal))?|not enough (?:token )?balance|balance (?:insufficient|too low)|insufficient funds for (?:transfer|gas \* price \+ value))$/,
  ],
  [
    'transaction.revert.expired',
    /^(?:expired|past deadline|(?:expired|passed) (?:deadline|signature)|(?:(?:permit|transaction|swap) )?deadline (?:is |has )?(?:expired|passed|exceeded|reached)|transaction too old|(?:signature|permit|order|swap|transaction|allowance) (?:is |has )?expired)$/,
  ],
  [
    'transaction.revert.tooLittle',
    /^(?:insufficient output(?: amount)?|too little received|return amount is not enough|(?:min|minimum) (?:return|output|amount)(?: amount)? not (?:reached|met)|output (?:amount )?(?:less than|below) minimum|received (?:amount )?less than minimum)$/,
  ],
  ['transaction.revert.tooMuch', /^(?:excessive input amount|too much requested)$/],
  [
    'transaction.revert.slippage',
    /^(?:(?:price |excessive )?slippage(?: (?:check|exceeded|too high|limit exceeded|tolerance exceeded))?)$/,
  ],
  ['transaction.revert.liquidity', /^(?:insufficient|not enough) liquidity$/],
  [
    'transaction.revert.paused',
    /^(?:(?:(?:the )?(?:contract|token|protocol|pool) (?:is |are )?)?paused|enforced pause|token transfer while paused)$/,
  ],
  [
    'transaction.revert.notAuthorized',
    /^(?:(?:caller|sender|msg\.sender) is not (?:the |an? )?(?:owner|admin|operator|minter|governor|authori[sz]ed)|not (?:the )?owner|only ?owner|(?:ownable |access control )?unauthorized(?: account)?|not authori[sz]ed|account 0x[\da-f]{40} is missing role 0x[\da-f]{64})$/,
  ],
  [
    'transaction.revert.notApproved',
    /^(?:(?:transfer )?caller is not (?:token )?owner (?:n?or) approved(?: for all)?|(?:approve|transfer) caller is not owner (?:n?or) approved(?: for all)?|insufficient approval|missing approval for all)$/,
  ],
  [
    'transaction.revert.notOwned',
    /^(?:transfer from incorrect owner|transfer of token that is not own|incorrect owner)$/,
  ],
  [
    'transaction.revert.noSuchNft',
    /^(?:invalid token id|nonexistent token|(?:owner|approved|operator|uri) query for nonexistent token)$/,
  ],
  [
    'transaction.revert.receiver',
    /^(?:transfer to non erc(?:721|1155) ?receiver(?: implementer)?|invalid receiver|unsafe recipient)$/,
  ],
  ['transaction.revert.outOfGas', /^(?:contract creation code storage )?out of gas$/],
  ['transaction.revert.reentrancy', /^(?:(?:reentrancy guard )?reentrant call|reentrancy)$/],
  ['transaction.revert.nonce', /^(?:invalid (?:account )?nonce|nonce too (?:low|high))$/],
  ['transaction.revert.signature', /^(?:(?:ecdsa )?invalid signature|invalid signer)$/],
  [
    'transaction.revert.transfer',
    /^(?:(?:token |eth |native )?transfer(?: ?from)? failed|stf|safe erc20 failed operation|erc20 operation did not succeed)$/,
  ],
  [
    'transaction.revert.innerCall',
    /^(?:failed (?:inner )?call|low level call failed|unable to send value, recipient may have reverted)$/,
  ],
  ['transaction.revert.initialized', /^(?:(?:contract is )?already initialized|invalid initialization)$/],
  ['transaction.revert.soldOut', /^(?:sold out|(?:max|maximum) supply reached)$/],
  ['transaction.revert.claimed', /^already claimed$/],
  [
    'transaction.revert.overflow',
    /^(?:(?:addition|subtraction|multiplication) overflow|ds math (?:add|sub|mul) (?:over|under)flow)$/,
  ],
];

// The name of a contract in front of a reason: "UniswapV2Router: EXPIRED", "Dai/insufficient-balance",
// "TransferHelper::transferFrom: transferFrom failed".
const before = /^(?:[\w.-]{1,40}(?:::?|\/)\s*){1,3}(?=\S)/;

/** A known reason in the user's language. An unknown one stays as it is, quoted if it is a contract's text. */
function sayReason({ text, isForeign }: Reason): string {
  const plain = toErrorWords(text.replace(before, '')).replace(/-/g, ' ').replace(/[.!]$/, '').toLowerCase();
  const known = meanings.find(([, said]) => said.test(plain));
  if (known) return t(known[0]);
  return isForeign ? quote(cleanText(text, longestInSentence)) : text;
}

/** Returns why a transaction failed, as plainly as the explorer's answer allows: "not enough allowance". */
export function toRevertWords({ revertReason, result }: Transaction): string {
  const reason =
    revertReason === null
      ? null
      : revertReason.kind === 'decoded'
        ? fromDecoded(revertReason.input)
        : decodeRevert(revertReason.raw);
  return sayReason(reason ?? fromResult(result));
}

function fromDecoded({ methodCall, methodId, parameters }: DecodedInput): Reason | null {
  const name = cleanText(methodCall.split('(')[0] ?? '', 60);
  const value = parameters[0]?.value;
  if (name === 'Error' && typeof value === 'string') return readSaid(value);
  if (name === 'Panic' && typeof value === 'string' && isInteger(value)) return ours(formatPanic(BigInt(value)));
  if (name !== '') return readSaid([toErrorWords(name), findText(parameters)].filter((text) => text !== '').join(': '));
  return /^[\da-f]{8}$/i.test(methodId)
    ? ours(t('transaction.revert.error', { selector: `0x${methodId.toLowerCase()}` }))
    : null;
}

/**
 * Returns what a failed transaction cost: "Only the fee was paid." Null if it is in no block, if the explorer lists
 * a transfer nonetheless, or for a deposit from the base layer, whose coins stay on this chain.
 */
export function toLossWords({ fee, tokenTransfers, blockNumber, type, arbitrum }: Transaction): string | null {
  const isFromBelow = type === 126 || type === 255 || (arbitrum !== null && type !== null && type >= 100);
  if (blockNumber === null || tokenTransfers.length > 0 || isFromBelow) return null;
  return readCoins(fee.value ?? '0') === 0n
    ? t('transaction.headline.nothingMoved')
    : t('transaction.headline.onlyFee');
}

// The text inside a contract's own error: "AA21 didn't pay prefund" in FailedOp(0, "AA21 …").
function findText(parameters: DecodedInput['parameters']): string {
  const said = parameters.find(({ type, value }) => type === 'string' && typeof value === 'string');
  return typeof said?.value === 'string' ? cleanText(said.value, 120) : '';
}

// Results that give no reason.
const noReasons = new Set(['awaiting_internal_transactions', 'error', 'failed', 'ok', 'pending', 'success']);

// A node's own messages for a stopped call. Any other result may be a contract's text.
const nodeWords =
  /^(?:out of (?:gas|stack|memory)|(?:invalid|bad|undefined) (?:opcode|instruction|jump(?: destination)?|code)|stack (?:underflow|overflow|limit reached)|write protection|mutable call in static context|contract address collision|contract creation code storage out of gas|max (?:code|initcode) size exceeded|max call depth exceeded|return data out of bounds|insufficient balance for transfer|(?:nonce|gas) uint overflow|precompile failed|built ?in failed|wasm runtime error|internal error)$/i;

function fromResult(result: string | null): Reason {
  const text = cleanText(result ?? '', 120);
  if (text === '' || noReasons.has(text.toLowerCase())) return ours(t('transaction.revert.notKnown'));
  if (/^(?:execution )?reverted$/i.test(text)) return ours(t('transaction.revert.noReason'));
  return nodeWords.test(text) ? ours(text) : (readSaid(text) ?? ours(t('transaction.revert.noReason')));
}

const mostParameters = 20;
const longestRaw = 200;

/**
 * Returns rows with the revert reason as the explorer sends it: the error's signature and each value, or the raw data
 * and its text.
 */
export function toRevertRows(reason: RevertReason | null): Row[] {
  if (reason === null) return [];
  if (reason.kind === 'raw') {
    const [said, raw] = [decodeRevert(reason.raw), cleanText(reason.raw, longestRaw)];
    const text = said?.isForeign ? quote(said.text) : (said?.text ?? null);
    const isSame = text === null || text === raw;
    const parts = [
      ...(isSame ? [] : [{ text }]),
      { text: raw === '0x' ? t('transaction.revertRow.none') : raw, mono: true as const },
    ];
    return raw === '' ? [] : [{ label: t('transaction.revertRow.reason'), parts }];
  }
  const { methodCall, methodId, parameters, extra } = reason.input;
  const form = [cleanText(methodCall, 100), methodId === '' ? '' : `0x${cleanText(methodId, 8)}`];
  return [
    {
      label: t('transaction.revertRow.reason'),
      parts: form.filter((text) => text !== '').map((text) => ({ text, mono: true as const })),
    },
    ...cutGroup(parameters, {
      most: mostParameters,
      label: t('transaction.revertRow.revert'),
      toRows: (one) => [toParameterRow(one)],
    }),
    ...toJsonRows(extra ?? {}, { label: t('transaction.revertRow.revert'), most: 4 }),
  ];
}

function toParameterRow({ name, type, value }: DecodedInput['parameters'][number]): Row {
  const text = value === null ? t('transaction.revertRow.notDecoded') : toJsonText(value, 160);
  const label = [cleanText(name, 30), cleanText(type, 30)].filter((one) => one !== '').join(' ');
  // Data of 32 bytes may be anything, so only addresses are links.
  const part = /^0x[\da-f]{40}$/i.test(text)
    ? toFullLeadPart(text)
    : { text: text === '' ? t('transaction.revertRow.empty') : text };
  return {
    label: label === '' ? t('transaction.revertRow.unnamed') : t('transaction.revertRow.parameter', { name: label }),
    parts: [part],
  };
}
