import type { MessageValues } from 'virtual:messages';
import format, { type CompiledMessage } from 'icu-minify/format';
import { directionOf, type LanguageName } from './choose-language.ts';
import { isolateGiven } from './isolate.ts';
import catalog from './locales/en.json' with { type: 'json' };

/** The messages of one language: compiled ICU messages by their keys in `locales/en.json`. */
export type Messages = { readonly [key in MessageKey]: CompiledMessage };

export type MessageKey = keyof MessageValues;

/** The keys below `Place` whose messages need no values, for tables that choose one: `KeyIn<'account.proxy'>`. */
export type KeyIn<Place extends string> = Extract<PlainKey, `${Place}.${string}`>;

// Filtered before `KeyIn` picks some of them: comparing all keys with all keys is more than the compiler allows.
type PlainKey = { [Key in MessageKey]: MessageValues[Key] extends undefined ? Key : never }[MessageKey];

/** The choices of a value by which a message selects its text: `Choice<'popup.tab', 'tab'>`. */
export type Choice<Key extends MessageKey, Name extends string> = MessageValues[Key] extends {
  [name in Name]: infer Of;
}
  ? Of
  : never;

// The build replaces the catalog with compiled messages.
const english = catalog as unknown as Messages;

type Given<Key extends MessageKey> = MessageValues[Key] extends undefined ? [] : [values: MessageValues[Key]];

let spoken: { language: LanguageName; tag: string; messages: Messages } = {
  language: 'en',
  tag: 'en',
  messages: english,
};

/** Returns the current language. */
export function spokenLanguage(): LanguageName {
  return spoken.language;
}

/** Returns the BCP 47 tag of the current language, with its region if known: "es-MX". */
export function spokenTag(): string {
  return spoken.tag;
}

/** Sets the language of this page or background; `tag` is that of the region for numbers and dates. */
export function speak(language: LanguageName, messages: Messages = english, tag: string = language): void {
  spoken = { language, tag, messages };
}

/**
 * Returns a message in the current language. Texts and numbers are passed already formatted; a count selects the plural
 * form, and a choice the text.
 */
export function t<Key extends MessageKey>(key: Key, ...[values]: Given<Key>): string {
  return [say(key, values)].flat().join('');
}

/** Returns the parts of a message with elements, such as a link, in order; each function makes one from its text. */
export function tParts<Key extends MessageKey>(key: Key, ...[values]: Given<Key>): unknown[] {
  return [say(key, values)].flat();
}

function say(key: MessageKey, values: object = {}): unknown {
  const { language, messages } = spoken;
  const message = messages[key] ?? english[key];
  const given = directionOf(language) === 'rtl' ? isolateTexts(message, values) : values;
  return format<unknown>(message, language, { ...given }, { formatters });
}

// Makes every text keep its own direction: after an Arabic letter "1.5 ETH" would read "ETH 1.5".
function isolateTexts(message: CompiledMessage, values: object): object {
  const choices = choicesIn(message);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, choices.includes(name) ? value : isolateGiven(value)]),
  );
}

const selectNode = 1;

/** Returns the names of the values that a message only selects by, and does not contain. */
function choicesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Array.isArray(node) && node[1] === selectNode ? [String(node[0])] : [];
  return [...own, ...Object.values(node).flatMap(choicesIn)];
}

const pluralRules = new Map<string, Intl.PluralRules>();

const formatters = {
  getPluralRules(language: string, options?: Intl.PluralRulesOptions) {
    const rules = pluralRules.get(language) ?? new Intl.PluralRules(language, options);
    pluralRules.set(language, rules);
    return rules;
  },
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
};

const letters = {
  rtl: /[\p{Script=Arabic}\p{Script=Hebrew}]/u,
  ltr: /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/**
 * Returns the direction of a standalone text: that of the current language if the text has letters of that direction,
 * because our sentences often begin with a foreign name or an amount. Otherwise `auto`: its first letter decides.
 */
export function directionIn(text: string): 'ltr' | 'rtl' | 'auto' {
  const own = directionOf(spoken.language);
  return letters[own].test(text) ? own : 'auto';
}
