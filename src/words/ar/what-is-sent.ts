import type { Words } from '../words.ts';

export const whatIsSent: Words['whatIsSent'] = {
  heading: 'ما يُرسَل وما لا يُرسَل',
  sent: 'يُرسَل إلى عنوان API',
  sentReference: 'الهاش أو العنوان أو NFT الذي توقف المؤشر عليه أو تستعلم عنه، وحده.',
  sentChain: 'السلسلة التي يُستعلم عنه عليها.',
  sentKey: 'مفتاح API، ومفتاحك السري إن أضفته.',
  never: 'لا يُرسَل أبدًا',
  neverPages: 'الصفحات التي تزورها وعناوينها ونصوصها.',
  neverUnasked: 'أي شيء قبل أن توقف المؤشر عليه: تُفحص الصفحات داخل متصفحك فقط.',
  neverTyped: 'ما تكتبه، وكلمات المرور، وملفات تعريف الارتباط، والإحصاءات عنك.',
  cannotWork: 'حيث لا يمكنه العمل',
  onCanvas: 'النص المرسوم على لوحة، كما في Google Docs وGoogle Sheets.',
  inPdf: 'ملفات PDF في عارض المتصفح نفسه.',
  onBrowserPages: 'صفحات المتصفح نفسه، مثل إعداداته، ومتاجر الإضافات.',
  onPagesFromBefore:
    'في Chrome: الصفحات التي كانت مفتوحة قبل تثبيت Hashlens، حتى تنقر على أيقونته فيها مرة أو تعيد تحميلها.',
};
