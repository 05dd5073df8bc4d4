import { badge } from './badge.ts';
import { card } from './card.ts';
import { credits } from './credits.ts';
import { keys } from './keys.ts';
import { options } from './options.ts';
import { optionsChains } from './options-chains.ts';
import { optionsPages } from './options-pages.ts';
import { ownPages } from './own-pages.ts';
import { references } from './references.ts';
import { samples } from './samples.ts';
import { welcome } from './welcome.ts';
import { whatIsSent } from './what-is-sent.ts';

/** English. */
export const en = {
  language: 'en',
  badge,
  card,
  credits,
  keys,
  options,
  optionsChains,
  optionsPages,
  ownPages,
  references,
  samples,
  welcome,
  whatIsSent,
};
