import type { Ask } from '../messages/ask.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import type { PagePreferences } from '../settings/page-preferences.ts';
import type { Survey } from './survey-parts.ts';

/** What the page half is given: nothing here is found by itself, so that tests and our own pages can mount it. */
export type PageParts = {
  document: Document;
  signal: AbortSignal;
  /** How cards look until the background has said anything. */
  bareStyles: string;
  /** Null when the extension that made this script is gone. */
  openPort: () => CardPort | null;
  ask: Ask;
  preferences: PagePreferences;
  survey: Survey;
  /** Called when the extension was found gone and the card that said so has closed. */
  onOrphaned?: () => void;
};
