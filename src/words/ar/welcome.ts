import type { Words } from '../words.ts';

export const welcome: Words['welcome'] = {
  title: 'مرحبًا بك في Hashlens',
  heading: 'اعرف ما وراء الهاش',
  intro: 'أوقف المؤشر على أي هاش معاملة أو عنوان أو NFT في أي صفحة ويب، فيعرض لك Hashlens ما هو.',
  tryItBelow: 'جرّبه أدناه: يعمل فورًا.',
  tryItBelowAlone: 'جرّبه أدناه: يعمل فورًا، ولا يغادر متصفحك شيء.',
  tryItHere: 'جرّبه هنا',
  sampleAnswers: 'تجيب في هذه الصفحة عيّنة مدمجة. أوقف المؤشر على قيمة، أو افتحها.',
  openAsks: 'زر «فتح» يستعلم من API بمفتاحك.',
  open: (caption, unseen) => ['فتح', unseen(` «${caption}» في Hashlens`)],
  thenEverywhere: 'ثم في كل مكان',
};
