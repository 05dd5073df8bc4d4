import type { CardUpdate } from '../cards/card-content.ts';
import type { BalancePage } from '../models/balance.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Cursor, TransfersPage } from '../models/token.ts';
import type { Evidence, Reference } from '../references/reference.ts';

/** The name of the port that one open card is. */
export const cardPortName = 'card';

/** What a card asks. `asked` is true after a click on "Look up" or Enter: the person asked for this very value. */
export type CardQuestion = { id: string; reference: Reference; evidence: Evidence; chainId?: number; asked: boolean };

/** What comes back through the port. `id` is the question's: a view drops answers to other questions. */
export type CardAnswer = { id: string; last: boolean; update: CardUpdate };

/** What the background tells about the stored credentials: never the values. */
export type CredentialsStatus = {
  /** The last four characters of the API key, or null when there is none. */
  apiKeyEnding: string | null;
  hasSecretKey: boolean;
};

/** Every one-message-one-reply question, by name. */
export type Protocol = {
  /** From extension pages only. An empty string removes. Values go in and never come back. */
  saveCredentials: { request: { apiKey?: string; secretKey?: string }; reply: CredentialsStatus };
  credentialsStatus: { request: Record<string, never>; reply: CredentialsStatus };
  /** One cheap lookup with the stored key. */
  checkKey: { request: Record<string, never>; reply: Reply<{ creditsLeft: number | null; chain: Chain }> };
  /** Which chain a reference would be asked on; for the popup's chain picker. */
  chainFor: { request: { reference: Reference; evidence: Evidence }; reply: ChosenChain };
  balancePage: { request: { chainId: number; address: string; next: Cursor | null }; reply: Reply<BalancePage> };
  transfersPage: {
    request: { chainId: number; contract: string; tokenId: string; next: Cursor | null };
    reply: Reply<TransfersPage>;
  };
  /** From anywhere: the background opens our own page. */
  openOptions: { request: Record<string, never>; reply: null };
  openPopupPage: { request: { reference: Reference; chainId: number }; reply: null };
};

/** A question's name. */
export type QuestionName = keyof Protocol;
