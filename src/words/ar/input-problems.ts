import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const inputProblems: Words['inputProblems'] = {
  empty: 'الصق هاش معاملة، أو عنوانًا، أو NFT (0x…/42)، أو رابطًا إلى أحدها.',
  transactionDigits: (count, digits, expected) => `${counted(count, digits, nouns.hexDigit)}، وللمعاملة ${expected}.`,
  addressDigits: (count, digits, expected) => `${counted(count, digits, nouns.hexDigit)}، وللعنوان ${expected}.`,
  missing: (count, digits) => `تنقص ${counted(count, digits, nouns.digit)}: انسخها من جديد.`,
  tooMany: (count, digits) => `تزيد ${counted(count, digits, nouns.digit)}: انسخها من جديد.`,
  notHex: (position, character) =>
    `الحرف رقم ${position} (${character}) ليس خانة ست عشرية (من 0 إلى 9 أو من a إلى f). انسخ القيمة من مصدرها من جديد.`,
  characterAndCode: (character, code) => `${character}، ${code}`,
  perhapsKey: 'قد يكون هذا مفتاحًا خاصًا، لذلك لم يُرسَل شيء. إن كان هاش معاملة، فاكتب 0x قبله.',
  no0x: 'يبدأ العنوان بـ 0x. اكتبها في البداية إن كانت هذه الخانات الست عشرية الأربعون عنوانًا.',
  domainName: (name) => `لا يستطيع هذا الـ API ترجمة أسماء مثل ${isolate(name)}. الصق العنوان نفسه.`,
  recoveryPhrase: 'يبدو هذا عبارة استرداد. لم يُرسَل شيء. من يملكها يملك المحفظة: لا تلصقها في أي مكان.',
  onlyNumber: 'هذا رقم فقط. الصق هاش معاملة أو عنوانًا أو NFT (0x…/42).',
  tooLong: (most) => `هذا النص أطول من أن يُبحث فيه: أكثر من ${most} حرف. الصق الجزء الذي فيه الهاش أو العنوان فقط.`,
  nothingFound:
    'لا معاملة ولا عنوان ولا NFT في هذا النص. الصق 0x مع خاناتها الست عشرية، أو 0x…/42 لـ NFT، أو رابطًا إلى مستكشف.',
};
