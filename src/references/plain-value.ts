import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32-byte values that contracts share, by the text of which they are the Keccak hash. */
const knownValues = {
  /** Topics: the name of an event and the types of its arguments. */
  event: [
    'Transfer(address,address,uint256)',
    'Transfer(address,address,uint256,bytes)',
    'Approval(address,address,uint256)',
    'ApprovalForAll(address,address,bool)',
    'TransferSingle(address,address,address,uint256,uint256)',
    'TransferBatch(address,address,address,uint256[],uint256[])',
    'URI(string,uint256)',
    'ConsecutiveTransfer(uint256,uint256,address,address)',
    'MetadataUpdate(uint256)',
    'BatchMetadataUpdate(uint256,uint256)',
    'Locked(uint256)',
    'Unlocked(uint256)',
    'AuthorizedOperator(address,address)',
    'RevokedOperator(address,address)',
    'OperatorSet(address,address,bool)',
    'Transfer(address,address,address,uint256,uint256)',
    'Approval(address,address,uint256,uint256)',
    'Sent(address,address,address,uint256,bytes,bytes)',
    'Minted(address,address,uint256,bytes,bytes)',
    'Burned(address,address,uint256,bytes,bytes)',
    'Deposit(address,uint256)',
    'Withdrawal(address,uint256)',
    'Deposit(address,address,uint256,uint256)',
    'Withdraw(address,address,address,uint256,uint256)',
    'OwnershipTransferred(address,address)',
    'OwnershipTransferStarted(address,address)',
    'AuthorityUpdated(address)',
    'LogNote(bytes4,address,bytes32,bytes32,bytes)',
    'EIP712DomainChanged()',
    'DelegateChanged(address,address,address)',
    'DelegateVotesChanged(address,uint256,uint256)',
    'ProposalCreated(uint256,address,address[],uint256[],string[],bytes[],uint256,uint256,string)',
    'ProposalExecuted(uint256)',
    'ProposalQueued(uint256,uint256)',
    'ProposalCanceled(uint256)',
    'VoteCast(address,uint256,uint8,uint256,string)',
    'CallScheduled(bytes32,uint256,address,uint256,bytes,bytes32,uint256)',
    'CallExecuted(bytes32,uint256,address,uint256,bytes)',
    'MinDelayChange(uint256,uint256)',
    'DiamondCut((address,uint8,bytes4[])[],address,bytes)',
    'RoleGranted(bytes32,address,address)',
    'RoleRevoked(bytes32,address,address)',
    'RoleAdminChanged(bytes32,bytes32,bytes32)',
    'Paused(address)',
    'Unpaused(address)',
    'Initialized(uint8)',
    'Initialized(uint64)',
    'Upgraded(address)',
    'AdminChanged(address,address)',
    'BeaconUpgraded(address)',
    'ProxyCreation(address,address)',
    'ExecutionSuccess(bytes32,uint256)',
    'ExecutionFailure(bytes32,uint256)',
    'SafeReceived(address,uint256)',
    'SafeSetup(address,address[],uint256,address,address)',
    'AddedOwner(address)',
    'RemovedOwner(address)',
    'ChangedThreshold(uint256)',
    'EnabledModule(address)',
    'DisabledModule(address)',
    'ExecutionFromModuleSuccess(address)',
    'ExecutionFromModuleFailure(address)',
    'ApproveHash(bytes32,address)',
    'SignMsg(bytes32)',
    'AccountDeployed(bytes32,address,address,address)',
    'BeforeExecution()',
    'UserOperationRevertReason(bytes32,address,uint256,bytes)',
    'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)',
    'Swap(address,uint256,uint256,uint256,uint256,address)',
    'Swap(address,address,int256,int256,uint160,uint128,int24)',
    'Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24)',
    'Sync(uint112,uint112)',
    'Mint(address,uint256,uint256)',
    'Mint(address,uint256)',
    'Mint(address,address,int24,int24,uint128,uint256,uint256)',
    'Burn(address,uint256,uint256,address)',
    'Burn(address,uint256)',
    'Burn(address,int24,int24,uint128,uint256,uint256)',
    'Collect(address,address,int24,int24,uint128,uint128)',
    'Collect(uint256,address,uint256,uint256)',
    'Flash(address,address,uint256,uint256,uint256,uint256)',
    'Initialize(uint160,int24)',
    'Initialize(bytes32,address,address,uint24,int24,address,uint160,int24)',
    'ModifyLiquidity(bytes32,address,int24,int24,int256,bytes32)',
    'IncreaseLiquidity(uint256,uint128,uint256,uint256)',
    'DecreaseLiquidity(uint256,uint128,uint256,uint256)',
    'Swap(bytes32,address,address,uint256,uint256)',
    'TokenExchange(address,int128,uint256,int128,uint256)',
    'TokenExchange(address,uint256,uint256,uint256,uint256)',
    'Supply(address,address,address,uint256,uint16)',
    'Withdraw(address,address,address,uint256)',
    'Borrow(address,address,address,uint256,uint8,uint256,uint16)',
    'Repay(address,address,address,uint256,bool)',
    'LiquidationCall(address,address,address,uint256,uint256,address,bool)',
    'FlashLoan(address,address,address,uint256,uint8,uint256,uint16)',
    'ReserveDataUpdated(address,uint256,uint256,uint256,uint256,uint256)',
    'Submitted(address,uint256,address)',
    'TransferShares(address,address,uint256)',
    'OrderFulfilled(bytes32,address,address,address,(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])',
    'OrdersMatched(bytes32[])',
    'AnswerUpdated(int256,uint256,uint256)',
    'NewRound(uint256,address,uint256)',
    'PairCreated(address,address,address,uint256)',
    'PoolCreated(address,address,uint24,int24,address)',
    'NewOwner(bytes32,bytes32,address)',
    'NewResolver(bytes32,address)',
    'NameRegistered(string,bytes32,address,uint256,uint256)',
    'NameRenewed(string,bytes32,uint256,uint256)',
    'AddrChanged(bytes32,address)',
    'AddressChanged(bytes32,uint256,bytes)',
    'Permit(address,address,address,uint160,uint48,uint48)',
    'Approval(address,address,address,uint160,uint48)',
    'Lockdown(address,address,address)',
    'ETHDepositInitiated(address,address,uint256,bytes)',
    'ERC20DepositInitiated(address,address,address,address,uint256,bytes)',
    'ETHBridgeInitiated(address,address,uint256,bytes)',
    'ERC20BridgeInitiated(address,address,address,address,uint256,bytes)',
    'SentMessage(address,address,bytes,uint256,uint256)',
    'RelayedMessage(bytes32)',
    'WithdrawalProven(bytes32,address,address)',
    'WithdrawalFinalized(bytes32,bool)',
    'PacketSent(bytes,bytes,address)',
    'OFTSent(bytes32,uint32,address,uint256,uint256)',
    'OFTReceived(bytes32,uint32,address,uint256)',
    'MessageSent(bytes)',
    'MessagePassed(uint256,address,address,uint256,uint256,bytes,bytes32)',
    'TransactionDeposited(address,address,uint256,bytes)',
    'DepositEvent(bytes,bytes,bytes,bytes,bytes)',
  ],
  /** Storage slots: ERC-1967 subtracts one from the hash. */
  slot: [
    'eip1967.proxy.implementation',
    'eip1967.proxy.admin',
    'eip1967.proxy.beacon',
    'eip1967.proxy.rollback',
    'matic.network.proxy.implementation',
    'fallback_manager.handler.address',
    'guard_manager.guard.address',
    'org.zeppelinos.proxy.implementation',
    'org.zeppelinos.proxy.admin',
    'PROXIABLE',
    'diamond.standard.diamond.storage',
  ],
  /** Storage slots by ERC-7201: the hash of the name's hash less one, with its last byte cleared. */
  namespace: [
    'openzeppelin.storage.AccessControl',
    'openzeppelin.storage.AccessControlDefaultAdminRules',
    'openzeppelin.storage.AccessControlEnumerable',
    'openzeppelin.storage.AccessManaged',
    'openzeppelin.storage.EIP712',
    'openzeppelin.storage.ERC1155',
    'openzeppelin.storage.ERC1155Supply',
    'openzeppelin.storage.ERC20',
    'openzeppelin.storage.ERC20Capped',
    'openzeppelin.storage.ERC4626',
    'openzeppelin.storage.ERC721',
    'openzeppelin.storage.ERC721Enumerable',
    'openzeppelin.storage.ERC721URIStorage',
    'openzeppelin.storage.Governor',
    'openzeppelin.storage.Initializable',
    'openzeppelin.storage.Nonces',
    'openzeppelin.storage.Ownable',
    'openzeppelin.storage.Ownable2Step',
    'openzeppelin.storage.Pausable',
    'openzeppelin.storage.ReentrancyGuard',
    'openzeppelin.storage.TimelockController',
    'openzeppelin.storage.Votes',
  ],
  /** Structures signed by EIP-712: the name and the fields. */
  type: [
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    'EIP712Domain(string name,uint256 chainId,address verifyingContract)',
    'EIP712Domain(uint256 chainId,address verifyingContract)',
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract,bytes32 salt)',
    'EIP712Domain(string name,string version,address verifyingContract,bytes32 salt)',
    'EIP712Domain(string name,string version,uint256 chainId)',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
    'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
    'ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
    'CancelAuthorization(address authorizer,bytes32 nonce)',
    'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
    'Ballot(uint256 proposalId,uint8 support)',
    'Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)',
    'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
    'TokenPermissions(address token,uint256 amount)',
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
    'SafeMessage(bytes message)',
  ],
  /** Roles of OpenZeppelin's access control. */
  role: [
    'MINTER_ROLE',
    'BURNER_ROLE',
    'PAUSER_ROLE',
    'UPGRADER_ROLE',
    'SNAPSHOT_ROLE',
    'OPERATOR_ROLE',
    'ADMIN_ROLE',
    'MANAGER_ROLE',
    'GUARDIAN_ROLE',
    'KEEPER_ROLE',
    'TIMELOCK_ADMIN_ROLE',
    'PROPOSER_ROLE',
    'EXECUTOR_ROLE',
    'CANCELLER_ROLE',
    'PREDICATE_ROLE',
    'DEPOSITOR_ROLE',
    'CONTROLLER_ROLE',
    'CLAIMER_ROLE',
    'DISTRIBUTOR_ROLE',
    'EMERGENCY_ROLE',
    'GOVERNOR_ROLE',
    'MODERATOR_ROLE',
    'ORACLE_ROLE',
    'OWNER_ROLE',
    'REWARDER_ROLE',
    'SIGNER_ROLE',
    'TREASURY_ROLE',
    'UNPAUSER_ROLE',
    'URI_SETTER_ROLE',
    'VALIDATOR_ROLE',
    'WHITELIST_ROLE',
    'WITHDRAWER_ROLE',
    'BRIDGE_ROLE',
    'TRANSFER_ROLE',
  ],
};

/**
 * A 32-byte value that is neither a transaction's hash nor a key: a decimal number; an address, a text or other bytes,
 * padded with zeros; the largest number; a hash that all contracts share, with the text that was hashed; or something on
 * a chain of another family.
 */
export type PlainValue =
  | { kind: 'number'; value: string }
  | { kind: 'address'; address: string }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: number }
  | { kind: 'event' | 'slot' | 'type' | 'role'; name: string }
  | { kind: 'other-family'; name: string }
  | { kind: 'largest' | 'nothing' | 'data' | 'made-up' };

// A hash or a key has eight zero bytes at one end once in 2^64 cases.
const zeros = '0'.repeat(16);
// The order of the curve begins with one fewer, and keys are smaller than it.
const ones = 'f'.repeat(32);
// Amounts are smaller, and limits are round: some addresses begin with seven zero bytes.
const addressForm = /^0{24}(?!0{15})(?!.*(?:0{12}|f{12})$)([\da-f]{40})$/;
// A validator's withdrawal credentials.
const credentialsForm = /^0[12]0{22}([\da-f]{40})$/;
// The largest number of a smaller type: int256, uint224.
const limitForm = /^0*[137]?f{32,}$/;
// Numbers and addresses that share a word leave such a gap. A hash has one of 13 zeros once in 2^46 cases.
const packedForm = /[1-9a-f]0{13,}[1-9a-f]/;
// How Solidity stores a text of less than 32 bytes: followed by twice its length.
const shortTextForm = /^((?:[2-7][\da-f])+?)(?:00)*([0-3][\da-f])$/;
const printable = /^[\x20-\x7e]+$/;
// The hash of nothing, the root of an empty trie, and the hash of an empty list.
const empty = [
  'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  '56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  '1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
];

// Out of 256 bytes and 16 digits. A hash has so few different bytes once in 3 * 10^13 cases, so few different steps
// between bytes once in 2 * 10^12, and so few different digits once in 10^15.
const fewBytes = 16;
const fewDigits = 8;

/** True for `0x` and 64 hex digits that repeat as no hash does: 0x1111…1111, 0xdeadbeefdeadbeef…, 0x000102… */
export function isMadeUp(value: string): boolean {
  const bytes = hexToBytes(value.slice(2));
  const steps = bytes.subarray(1).map((byte, at) => byte - (bytes[at] ?? 0));
  return hasFew(bytes, fewBytes) || hasFew(steps, fewBytes) || hasFew(value.slice(2), fewDigits);
}

function hasFew(all: Iterable<unknown>, most: number): boolean {
  const seen = new Set();
  for (const one of all) if (seen.add(one).size > most) return false;
  return true;
}

let known: Map<string, PlainValue> | undefined;

/** Reads `0x` and 64 lower-case hex digits. Null if they may be a hash or a key. */
export function readPlainValue(value: string): PlainValue | null {
  const hex = value.slice(2);
  const [, address] = addressForm.exec(hex) ?? credentialsForm.exec(hex) ?? [];
  if (address) return { kind: 'address', address: `0x${address}` };
  if (hex.startsWith(zeros)) return { kind: 'number', value: BigInt(value).toString() };
  if (/^f+$/.test(hex)) return { kind: 'largest' };
  if (limitForm.test(hex)) return { kind: 'number', value: BigInt(value).toString() };
  if (hex.startsWith(ones)) return { kind: 'number', value: BigInt.asIntN(256, BigInt(value)).toString() };
  if (hex.endsWith(zeros)) return readLeft(hex.replace(/(?:00)+$/, ''));
  const [, text = hex, length] = shortTextForm.exec(hex) ?? [];
  if (isText(text) && (!length || Number.parseInt(length, 16) === text.length)) return readLeft(text);
  if (packedForm.test(hex)) return { kind: 'data' };
  if (empty.includes(hex)) return { kind: 'nothing' };
  known ??= collectKnown();
  return known.get(hex) ?? null;
}

function isText(hex: string): boolean {
  return /^(?:[2-6][\da-f]|7[\da-e])+$/.test(hex);
}

function readLeft(hex: string): PlainValue {
  const bytes = hexToBytes(hex);
  const text = String.fromCharCode(...bytes);
  return printable.test(text) ? { kind: 'text', text } : { kind: 'bytes', bytes: bytes.length };
}

function collectKnown(): Map<string, PlainValue> {
  const hash = (bytes: Uint8Array) => bytesToHex(keccak_256(bytes));
  const hashOf = (name: string) => hash(utf8ToBytes(name));
  const lessOne = (hex: string) => (BigInt(`0x${hex}`) - 1n).toString(16).padStart(64, '0');
  const { event, slot, namespace, type, role } = knownValues;
  return new Map<string, PlainValue>([
    ...event.map((name) => [hashOf(name), { kind: 'event', name }] as const),
    ...slot.flatMap((name) =>
      [hashOf(name), lessOne(hashOf(name))].map((hex) => [hex, { kind: 'slot', name }] as const),
    ),
    ...namespace.map((name) => {
      const hex = hash(hexToBytes(lessOne(hashOf(name))));
      return [`${hex.slice(0, -2)}00`, { kind: 'slot', name }] as const;
    }),
    ...type.map((name) => [hashOf(name), { kind: 'type', name }] as const),
    ...role.map((name) => [hashOf(name), { kind: 'role', name }] as const),
  ]);
}
