import type { Unit } from '../../../format/chain-words.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { type FileForm, type TextFile, toTableFile } from '../../components/file-export.ts';
import { toCoins, toSubject } from '../balance/balance-export.ts';
import { type Doubt, type StatementForm, type StatementRow, toDay } from './statement.ts';

/** A statement to export, with its address and what it is based on. */
export type StatementExport = {
  chainId: number;
  address: string;
  unit: Unit;
  rows: readonly StatementRow[];
  form: StatementForm;
  /** IANA name of the time zone that the periods begin in. */
  timeZone: string;
  /** When the newest changes were requested, ISO 8601. */
  asOf: string | null;
  /** True if no older changes exist. */
  isComplete: boolean;
  isSample: boolean;
};

const columns = [
  'from',
  'to',
  'opening_wei',
  'opening',
  'received_wei',
  'received',
  'sent_wei',
  'sent',
  'closing_wei',
  'closing',
  'changes',
  'note',
] as const;

const amounts = columns.slice(2, -1);

const notes: Record<Doubt, string> = {
  beginsLater: 'older changes are not loaded',
  notOver: 'not over yet',
  unsureTimes: 'some times are uncertain',
  impossible: 'a balance below zero was recorded, which cannot be',
  unreadable: 'some records could not be read',
  disputed: 'more than one balance was recorded for a block',
};

/** Returns a statement as a file, oldest period first. `from` and `to` are the first and the last day of a period. */
export function toStatementFile(statement: StatementExport, fileForm: FileForm): TextFile {
  const { chainId, unit, rows, form, timeZone, asOf, isComplete, isSample } = statement;
  const address = toChecksum(statement.address, chainId);
  return toTableFile(
    {
      isSample,
      fileName: ['hashlens', 'statement', String(chainId), address, asOf?.slice(0, 10) ?? '', form.period],
      head: {
        what: 'Hashlens statement',
        ...toSubject({ chainId, address, unit, asOf }),
        period: form.period,
        ...((form.period === 'quarter' || form.period === 'year') && { first_month: form.firstMonth + 1 }),
        time_zone: timeZone,
        is_complete: isComplete && !rows.some(({ doubts }) => doubts.includes('unreadable')),
        count: rows.length,
      },
      rowsName: 'periods',
      columns,
      numbers: amounts,
      rows: toRows(rows, form, unit),
    },
    fileForm,
  );
}

function* toRows(rows: readonly StatementRow[], { isUtc }: StatementForm, { decimals }: Unit) {
  const inCoins = (wei: string | null) => wei && toCoins(wei, decimals);
  for (const { fromMs, untilMs, opening, received, sent, closing, changes, doubts } of rows)
    yield {
      from: toDay(fromMs, isUtc),
      to: toDay(untilMs - 1, isUtc),
      opening_wei: opening,
      opening: inCoins(opening),
      received_wei: received,
      received: inCoins(received),
      sent_wei: sent,
      sent: inCoins(sent),
      closing_wei: closing,
      closing: inCoins(closing),
      changes,
      note: doubts.length > 0 ? doubts.map((doubt) => notes[doubt]).join(', ') : null,
    };
}
