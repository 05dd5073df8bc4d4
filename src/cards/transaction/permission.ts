/** An allowance for one token: `token` is null for the called contract, `value` where the call does not tell it. */
export type Allowance = { token: string | null; value: bigint | null };

/**
 * A permission that a call gives or takes back; `unread` where only its name tells that it is one. `owner` is the account
 * whose tokens it is about: null for the sender, `signer` where only the signature tells.
 */
export type Permission = Granted | { kind: 'unread' };

/** A permission that is read in full. */
type Granted = { owner: string | null; spender: string } & (
  | {
      kind: 'allowances';
      allowances: Allowance[];
      /** The decoded name of the amount, for the calls that may be about an NFT. Null for those that cannot. */
      valueName: string | null;
      isOneBlockOnly: boolean;
    }
  | ({ kind: 'change'; isMore: boolean } & Allowance)
  | { kind: 'nft'; id: bigint }
  | { kind: 'id'; id: bigint; value: bigint }
  | { kind: 'everyNft'; isAllowed: boolean }
  | { kind: 'operator'; isAllowed: boolean }
  /** To borrow in the owner's name what the called contract counts. */
  | { kind: 'credit'; value: bigint }
);

/** Allowances of Permit2 that were all set to nothing at once. */
export type Lockdown = { kind: 'lockdown'; pairs: { token: string; spender: string }[] };

/** The largest number of 256 bits, which stands for "unlimited" in most tokens. */
export const mostOfAll = 2n ** 256n - 1n;

/** The owner of a permission that is known by a signature alone. */
export const signer = 'signer';
