import { address, bareAddress, bareHash, hash, holder, transaction } from '../values.ts';
import { prefixed, type Row } from './row.ts';

const start = address.slice(0, 20);
const end = address.slice(21);

/** Letters of other scripts, look-alikes, emoji, and writing from right to left. */
export const scripts: Row[] = [
  // Scripts without spaces touch what they write about.
  [`地址⟦${address}⟧已确认`, holder],
  [`アドレス⟦${address}⟧へ`, holder],
  [`주소⟦${address}⟧입니다`, holder],
  [`ธุรกรรม⟦${hash}⟧ครับ`, transaction],
  [`पता⟦${address}⟧है`, holder],
  [`。⟦${address}⟧、⟦${hash}⟧`, holder, transaction],
  [`哈希：⟦${hash}⟧`, transaction],
  // Emoji, with selectors, joiners and skin tones.
  [`🦊⟦${address}⟧🦊`, holder],
  [`🏷️⟦${address}⟧⚠️`, holder],
  [`👩‍💻⟦${address}⟧👍🏽`, holder],
  [`1️⃣⟦${address}⟧`, holder],
  [`✅⟦${hash}⟧❌`, transaction],
  // From right to left: letters may touch, marks of direction count for nothing.
  [`כתובת ⟦${address}⟧ שלי`, holder],
  [`العنوان⟦${address}⟧هنا`, holder],
  [`\u200f⟦${address}⟧\u200f`, holder],
  [`\u202b⟦${address}⟧\u202c`, holder],
  [`\u202e⟦${address}⟧\u202c`, holder],
  [`\u2066⟦${address}⟧\u2069`, holder],
  [`\u2067עם\u2069\u2068⟦${hash}⟧\u2069`, transaction],
  [`\u061c⟦${address}⟧\u061c`, holder],
  // A mark of direction does not keep a letter away.
  [`a\u202d${address}`],
  [`${address}\u2069b`],
  [`${address}\u200e0`],
  // Look-alikes of 0 and x: Cyrillic х, multiplication sign, full-width, Greek χ, small x with a dot.
  ...['0х', '0×', '０x', '0ｘ', '０ｘ', '0χ', '0ẋ', 'Οx', 'Оx', '߀x', '٠x'].map((head): Row => [head + bareAddress]),
  [`0х${bareHash}`],
  // Look-alikes of digits inside: Cyrillic а, е, с, В; Greek Α; full-width a, 0; Arabic 1; small capital ᴀ.
  ...['а', 'е', 'с', 'В', 'Α', 'ａ', '０', '١', 'ᴀ', 'ạ'].map((digit): Row => [start + digit + end]),
  // The same as one more letter: a person reads 41 digits.
  ...['а', 'В', 'Α', 'α', 'ａ', 'Ａ', '０', 'é', 'ß', 'ø', 'ž', '\u0301'].map((letter): Row => [address + letter]),
  ...['а', 'Α', 'ａ', '０', 'é', 'x\u0301'].map((letter): Row => [letter + address]),
  // Accented words touch as others do.
  [`adressé${address}`],
  [`адрес${address}`],
  [`адрес ⟦${address}⟧`, holder],
  // A prefix is Latin: another word before a colon is none.
  [`адрес:⟦${address}⟧`, holder],
  [`地址:⟦${address}⟧`, holder],
  [`地址eth:⟦${address}⟧`, prefixed('eth', holder)],
];
