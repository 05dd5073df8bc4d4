import { recorder } from './recorder.ts';

/** The forms that a language has for counts: what `Intl.PluralRules` calls them. */
export type Forms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };

const rules = new Map<string, Intl.PluralRules>();

/** The form that a language has for a count. The count itself stands in the forms, formatted by whoever says it. */
export function plural(language: string, count: number, forms: Forms): string {
  const recording = recorder();
  if (recording) return recording.plural(language, count, forms);
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return forms[rule.select(count)] ?? forms.other;
}
