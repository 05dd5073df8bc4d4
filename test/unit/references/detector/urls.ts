import { address, collection, contract, hash, holder, token, transaction } from '../values.ts';
import { prefixed, type Row } from './row.ts';

const tenth = { chainId: 10 };

/** URLs written out in a text, with or without https://. */
export const urls: Row[] = [
  [`https://etherscan.io/tx/⟦${hash}⟧`, transaction],
  [`http://localhost:4000/tx/⟦${hash}⟧?tab=logs`, transaction],
  [`etherscan.io/tx/⟦${hash}⟧.`, transaction],
  [`see https://etherscan.io/address/⟦${address}⟧, and …`, holder],
  [`(https://etherscan.io/address/⟦${address}⟧)`, holder],
  [`<https://etherscan.io/address/⟦${address}⟧>`, holder],
  [`"https://etherscan.io/address/⟦${address}⟧"`, holder],
  [`url=https://etherscan.io/address/⟦${address}⟧#code`, holder],
  [`https://etherscan.io/token/⟦${contract}⟧`, collection],
  // The id stands elsewhere: the value alone is marked.
  [`https://etherscan.io/token/⟦${contract}⟧?a=42`, token],
  [`https://eth.blockscout.com/token/⟦${contract}⟧/instance/42`, token],
  [`https://eth.blockscout.com/token/⟦${contract}⟧/instance/42/metadata`, token],
  [`https://rarible.com/token/⟦${contract}⟧:42`, token],
  [`https://opensea.io/assets/ethereum/⟦${contract}/42⟧`, token],
  [`https://opensea.io/assets/ethereum/⟦${contract}/42⟧!`, token],
  [`opensea.io/item/base/⟦${contract}/42⟧)`, token],
  [`https://blur.io/asset/⟦${contract}/42⟧,`, token],
  [`magiceden.io/item-details/polygon/⟦${contract}/42⟧ now`, token],
  [`https://etherscan.io/nft/⟦${contract}⟧/42/x`, token],
  [`https://etherscan.io/nft/⟦${contract}⟧/${'1'.repeat(79)}`, collection],
  [`https://market.example/nft/${'long-'.repeat(25)}name/⟦${contract}/42⟧`, token],
  // Text without spaces around it.
  [`查看：https://opensea.io/assets/ethereum/⟦${contract}/42⟧。`, token],
  [`查看https://opensea.io/assets/ethereum/⟦${contract}/42⟧查看`, token],
  [`opensea.io/assets/ethereum/⟦${contract}/42⟧…`, token],
  [`\`opensea.io/assets/ethereum/⟦${contract}/42⟧\``, token],
  [`https://例え.example/assets/ethereum/⟦${contract}/42⟧`, token],
  // A number behind an address in a path is no token id.
  [`https://etherscan.io/address/⟦${contract}⟧/42`, collection],
  [`/⟦${contract}⟧/42`, collection],
  [`a/b/⟦${contract}⟧/42`, collection],
  // A block is not a transaction by its URL, but its hash may be one, and the text says it.
  [`https://etherscan.io/block/⟦${hash}⟧`, transaction],
  [`https://example.org/files/⟦${address}⟧.png`, holder],
  [`https://explorer.example/#/tx/⟦${hash}⟧`, transaction],
  [`https://explorer.example/eip155:10/address/⟦${address}⟧`, { ...holder, ...tenth }],
  [`https://explorer.example/eip155:10/tx/⟦${hash}⟧`, { ...transaction, ...tenth }],
  [`https://explorer.example/address/⟦eip155:10:${address}⟧`, { ...holder, ...tenth }],
  [`https://explorer.example/address/eip155:0:${address}`],
  [`https://app.safe.global/home?safe=eth:⟦${address}⟧`, prefixed('eth', holder)],
  [`https://zora.co/collect/base:⟦${contract}/42⟧`, prefixed('base', token)],
  // What a URL says of its own value says nothing of another one.
  [`https://etherscan.io/token/⟦${contract}⟧?a=42 https://etherscan.io/token/⟦${contract}⟧`, token, collection],
  [`https://etherscan.io/tx/⟦${hash}⟧|https://etherscan.io/address/⟦${address}⟧`, transaction, holder],
  [`//⟦${hash}⟧`, transaction],
  [`https:///⟦${address}⟧`, holder],
  [`https://[/⟦${address}⟧`, holder],
  [`file:///tx/⟦${hash}⟧`, transaction],
];
