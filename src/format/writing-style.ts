/** How numbers and times are written where the person chose it; as the language and the browser have it otherwise. */
export type WritingStyle = {
  /** What groups digits: 1,234.5, 1.234,5, 1 234,5 or 1’234.5. */
  numbers: 'auto' | 'comma' | 'point' | 'space' | 'apostrophe';
  hours: 'auto' | '12' | '24';
  /** The zone of times: that of this machine, or UTC. */
  zone: 'local' | 'utc';
};

const usual: WritingStyle = { numbers: 'auto', hours: 'auto', zone: 'local' };
let style = usual;

/** How it is written now. Asked for wherever something is written, and not kept. */
export function writingStyle(): WritingStyle {
  return style;
}

/** Writes like this from now on, in this page or background; without a style, as language and browser have it. */
export function writeAs({ numbers, hours, zone }: WritingStyle = usual): void {
  style = { numbers, hours, zone };
}
