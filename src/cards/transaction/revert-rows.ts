import { cleanText } from '../../format/clean-text.ts';
import type { DecodedInput, RevertReason } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullLeadPart } from '../address-parts.ts';
import type { Row } from '../card-content.ts';
import { cutGroup } from '../cut-rows.ts';
import { toJsonRows, toJsonText } from '../json-words.ts';
import { decodeRevert } from './decode-revert.ts';

const mostParameters = 20;
const longestRaw = 200;

/** Why a transaction reverted, as the explorer has it: the error's form and each of its values, or the raw data and what it says. */
export function toRevertRows(reason: RevertReason | null): Row[] {
  if (reason === null) return [];
  const says = words().revertRows;
  if (reason.kind === 'raw') {
    const [text, raw] = [decodeRevert(reason.raw), cleanText(reason.raw, longestRaw)];
    const isSame = text === null || text === raw;
    const parts = [...(isSame ? [] : [{ text }]), { text: raw === '0x' ? says.none : raw, mono: true as const }];
    return raw === '' ? [] : [{ label: says.reason, parts }];
  }
  const { methodCall, methodId, parameters, extra } = reason.input;
  const form = [cleanText(methodCall, 100), methodId === '' ? '' : `0x${cleanText(methodId, 8)}`];
  return [
    {
      label: says.reason,
      parts: form.filter((text) => text !== '').map((text) => ({ text, mono: true as const })),
    },
    ...cutGroup(parameters, { most: mostParameters, label: says.revert, toRows: (one) => [toParameterRow(one)] }),
    ...toJsonRows(extra ?? {}, { label: says.revert, most: 4 }),
  ];
}

function toParameterRow({ name, type, value }: DecodedInput['parameters'][number]): Row {
  const says = words().revertRows;
  const text = value === null ? says.notDecoded : toJsonText(value, 160);
  const label = [cleanText(name, 30), cleanText(type, 30)].filter((one) => one !== '').join(' ');
  // Data of 32 bytes may be anything, so that only an address leads somewhere.
  const part = /^0x[\da-f]{40}$/i.test(text) ? toFullLeadPart(text) : { text: text === '' ? says.empty : text };
  return { label: label === '' ? says.unnamed : says.parameter(label), parts: [part] };
}
